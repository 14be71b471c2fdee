% A loop that stores what each step gives
x = rand(100, 1);
%% program
Y = orbit(x);
function Y = orbit(x)
  Y = zeros(100, 20);
  for t = 1:20
    x = 3.7 * x .* (1 - x);
    Y(:, t) = x;
  end
end
