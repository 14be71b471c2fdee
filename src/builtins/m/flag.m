function map = flag(n)
  if nargin < 1
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && isreal(n))
    error('MATLAB:flag:InvalidSize', 'flag: N must be a real scalar, found %s', class(n));
  end
  n = max(double(n), 0);
  colors = [1, 0, 0; 1, 1, 1; 0, 0, 1; 0, 0, 0];
  map = colors(mod(0:n - 1, 4) + 1, :);
end
