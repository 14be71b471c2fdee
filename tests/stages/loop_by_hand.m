% A loop written out by hand
x = rand(300, 1, 'single');
%% program
y = steps(x);
function y = steps(x)
  y = x * 2;
  y = y .* 0.5 + x; y = y .* 0.5 + x; y = y .* 0.5 + x; y = y .* 0.5 + x;
  y = y .* 0.5 + x; y = y .* 0.5 + x; y = y .* 0.5 + x; y = y .* 0.5 + x;
end
