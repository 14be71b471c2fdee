function p = normcdf(x, mu, sigma, tail)
  if nargin < 2
    mu = 0;
  end
  if nargin < 3
    sigma = 1;
  end
  z = (x - mu) ./ sigma;
  if nargin > 3 && strcmpi(tail, 'upper')
    z = -z;
  end
  p = erfc(-z / sqrt(2)) / 2;
  p(sigma + zeros(size(p)) <= 0) = NaN;
end
