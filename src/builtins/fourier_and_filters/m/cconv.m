function c = cconv(a, b, n)
  if nargin < 2 || ~(isnumeric(a) || islogical(a)) || ~(isnumeric(b) || islogical(b)) || ~isvector(a) || ~isvector(b)
    error('MATLAB:cconv:vectors', 'cconv: expected two vectors');
  end
  full = conv(a(:) + 0, b(:) + 0);
  if nargin < 3
    n = numel(full);
  elseif ~isscalar(n) || n ~= fix(n) || n < 1
    error('MATLAB:cconv:length', 'cconv: expected a length from 1');
  end
  rows = ceil(numel(full) / n);
  full(rows * n + 1:end) = [];
  full(end + 1:rows * n) = 0;
  c = sum(reshape(full, n, rows), 2);
  if isrow(a)
    c = c.';
  end
end
