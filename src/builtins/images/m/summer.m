function map = summer(n)
  if nargin < 1
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && isreal(n))
    error('MATLAB:summer:InvalidSize', 'summer: N must be a real scalar, found %s', class(n));
  end
  n = max(double(n), 0);
  t = (0:n - 1).' / max(n - 1, 1);
  map = [t, 0.5 + t / 2, 0.4 * ones(n, 1)];
end
