function map = prism(n)
  if nargin < 1
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && isreal(n))
    error('MATLAB:prism:InvalidSize', 'prism: N must be a real scalar, found %s', class(n));
  end
  n = max(double(n), 0);
  colors = [1, 0, 0; 1, 0.5, 0; 1, 1, 0; 0, 1, 0; 0, 0, 1; 2 / 3, 0, 1];
  map = colors(mod(0:n - 1, 6) + 1, :);
end
