function map = hsv(n)
  if nargin < 1
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && isreal(n))
    error('MATLAB:hsv:InvalidSize', 'hsv: N must be a real scalar, found %s', class(n));
  end
  n = max(double(n), 0);
  map = hsv2rgb([(0:n - 1).' / n, ones(n, 2)]);
end
