function map = copper(n)
  if nargin < 1
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && isreal(n))
    error('MATLAB:copper:InvalidSize', 'copper: N must be a real scalar, found %s', class(n));
  end
  n = max(double(n), 0);
  t = (0:n - 1).' / max(n - 1, 1);
  map = min(1, t * [1.25, 0.7812, 0.4975]);
end
