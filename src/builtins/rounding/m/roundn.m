function y = roundn(x, n)
  if nargin < 2
    n = -2;
  end
  if ~(isscalar(n) && n == fix(n))
    error('MATLAB:roundn:power', 'roundn: the power of ten must be a whole number');
  end
  % Powers of ten are exact where they are whole.
  if n < 0
    y = round(x * 10 ^ -n) / 10 ^ -n;
  else
    y = round(x / 10 ^ n) * 10 ^ n;
  end
end
