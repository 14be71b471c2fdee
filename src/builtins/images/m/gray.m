function map = gray(n)
  if nargin < 1
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && isreal(n))
    error('MATLAB:gray:InvalidSize', 'gray: N must be a real scalar, found %s', class(n));
  end
  n = max(double(n), 0);
  t = (0:n - 1).' / max(n - 1, 1);
  map = repmat(t, 1, 3);
end
