% A loop with numbers that follow no rule
x = rand(300, 1);
%% program
y = steps(x, [3 1 4 1 5 9 2 6]);
function y = steps(x, c)
  y = zeros(300, 1);
  for t = 1:8
    y = y .* x + c(t);
  end
end
