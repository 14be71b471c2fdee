function map = white(n)
  if nargin < 1
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && isreal(n))
    error('MATLAB:white:InvalidSize', 'white: N must be a real scalar, found %s', class(n));
  end
  n = max(double(n), 0);
  map = ones(n, 3);
end
