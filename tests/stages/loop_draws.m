% A loop with random numbers, four neighbours a thread, and a fold behind it
v = price();
function v = price()
  S = 100 * ones(5000, 1, 'single');
  for t = 1:32
    S = S .* exp(0.0001 + 0.0126 * randn(5000, 1, 'single'));
  end
  v = mean(max(S - 100, 0)) * 0.95;
end
