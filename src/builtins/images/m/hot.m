function map = hot(n)
  if nargin < 1
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && isreal(n))
    error('MATLAB:hot:InvalidSize', 'hot: N must be a real scalar, found %s', class(n));
  end
  n = max(double(n), 0);
  k = fix(3 / 8 * n);
  at = (1:n).';
  map = [at / max(k, 1), (at - k) / max(k, 1), (at - 2 * k) / max(n - 2 * k, 1)];
  map = min(max(map, 0), 1);
end
