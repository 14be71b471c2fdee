function y = iqr(x, dim)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:iqr:inputType', 'iqr: expected a numeric array');
  end
  if isempty(x) && nargin < 2
    y = NaN;
    if isa(x, 'single')
      y = single(NaN);
    end
    return;
  end
  if nargin < 2
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ischar(dim)
    if ~strcmpi(dim, 'all')
      error('MATLAB:iqr:badDim', 'iqr: the dimension must be a positive integer or ''all''');
    end
    x = x(:);
    dim = 1;
  elseif ~isvector(dim) || any(dim ~= fix(dim)) || any(dim < 1)
    error('MATLAB:iqr:badDim', 'iqr: the dimension must be a positive integer or a vector of them');
  elseif ~isscalar(dim)
    if numel(unique(dim)) ~= numel(dim)
      error('MATLAB:iqr:badDim', 'iqr: the dimensions must not repeat');
    end
    nd = max(ndims(x), max(dim));
    kept = setdiff(1:nd, dim);
    sz = size(x);
    sz(end + 1:nd) = 1;
    x = permute(x, [dim(:).', kept]);
    x = reshape(x, [prod(sz(dim)), sz(kept), 1]);
    q = quantile(x, [0.25; 0.75], 1);
    y = reshape(q(2, :) - q(1, :), [1, sz(kept), 1]);
    out = sz;
    out(dim) = 1;
    y = reshape(y, out);
    return;
  end
  q = quantile(x, [0.25, 0.75], dim);
  y = diff(q, 1, dim);
  y(any(isinf(x), dim) & isnan(y)) = NaN;
end
