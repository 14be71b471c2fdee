function y = prepad(x, l, c, dim)
  if nargin < 3 || isempty(c)
    c = 0;
  end
  if nargin < 4
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
  if ~isscalar(c)
    error('MATLAB:prepad:badFill', 'prepad: the filling must be a scalar');
  end
  if ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:prepad:badDim', 'prepad: the dimension must be a positive integer');
  end
  if ~isscalar(l) || l < 0 || l ~= fix(l)
    error('MATLAB:prepad:badLength', 'prepad: the length must be a nonnegative integer');
  end
  d = size(x, dim);
  kept = min(d, l);
  part = repmat({':'}, 1, max(dim, ndims(x)));
  part{dim} = d - kept + 1:d;
  y = x(part{:});
  if kept < l
    extent = size(x);
    extent(end + 1:dim) = 1;
    extent(dim) = l - kept;
    filling = repmat(c, extent);
    y = cat(dim, filling, y);
  end
end
