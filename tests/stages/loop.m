% Repeated steps are one group with a loop
x = rand(300, 1, 'single');
%% program
y = steps(x);
function y = steps(x)
  y = x;
  for t = 1:40
    y = y .* 0.99 + 0.01 * t;
  end
end
