function [a, e, k] = levdown(a, e)
  if nargin < 2
    e = [];
  end
  [k, ~, steps] = reflections('levdown', a, 0);
  if isempty(k)
    error('signal:levdown:invalidPredictor', 'levdown: expected a predictor of an order above 0');
  end
  k = k(end);
  a = steps{end - 1};
  e = e / (1 - abs(k) ^ 2);
end
