function map = autumn(n)
  if nargin < 1
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && isreal(n))
    error('MATLAB:autumn:InvalidSize', 'autumn: N must be a real scalar, found %s', class(n));
  end
  n = max(double(n), 0);
  t = (0:n - 1).' / max(n - 1, 1);
  map = [ones(n, 1), t, zeros(n, 1)];
end
