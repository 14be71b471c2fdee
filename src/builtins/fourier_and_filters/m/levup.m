function [a, e] = levup(a, k, e)
  if ~isnumeric(a) || ~isvector(a) || a(1) ~= 1
    error('signal:levup:invalidPredictor', 'levup: expected a predictor that begins with 1, found %s', class(a));
  end
  if nargin < 3
    e = [];
  end
  a = [reshape(a, 1, []), 0];
  a = a + k * conj(fliplr(a));
  e = e * (1 - abs(k) ^ 2);
end
