function map = contrast(x, n)
  if nargin < 2
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && n > 0 && n == fix(n))
    error('MATLAB:contrast:InvalidSize', 'contrast: N must be a positive integer');
  end
  % The steps of gray lie as the pixels do.
  x = double(x(:));
  least = min(x);
  bin = min(floor(n * (x - least) / max(max(x) - least, eps)), n - 1);
  levels = cumsum(accumarray(bin + 1, 1, [n, 1]) + 1);
  levels = (levels - levels(1)) / max(levels(end) - levels(1), 1);
  map = repmat(levels, 1, 3);
end
