function C = tensorprod(A, B, varargin)
  if ~isfloat(A) || ~isfloat(B)
    error('MATLAB:tensorprod:inputType', 'tensorprod: expected arrays of floating-point numbers');
  end
  % Trailing dimensions of extent 1 are not seen unless it is said how many dimensions there are.
  ndims_a = ndims(A);
  if numel(varargin) > 1 && (ischar(varargin{end - 1}) || isstring(varargin{end - 1}))
    if ~strcmpi(varargin{end - 1}, 'NumDimensionsA')
      error('MATLAB:tensorprod:badOption', 'tensorprod: unknown option ''%s''', char(varargin{end - 1}));
    end
    asked = varargin{end};
    if ~(isnumeric(asked) && isscalar(asked) && asked >= max([0, find(size(A) ~= 1)]) && asked == fix(asked))
      error('MATLAB:tensorprod:NumDimensionsA', 'tensorprod: the first array has more dimensions');
    end
    ndims_a = double(asked);
    varargin(end - 1:end) = [];
  end
  if numel(varargin) > 2
    error('MATLAB:tensorprod:badOption', 'tensorprod: expected dimensions to sum along');
  elseif isscalar(varargin) && (ischar(varargin{1}) || isstring(varargin{1}))
    if ~strcmpi(varargin{1}, 'all')
      error('MATLAB:tensorprod:badOption', 'tensorprod: expected dimensions or ''all'', found ''%s''', char(varargin{1}));
    elseif ~isequal(size(A), size(B))
      error('MATLAB:tensorprod:sizeMismatch', 'tensorprod: expected arrays of the same size');
    end
    C = reshape(A, 1, []) * reshape(B, [], 1);
    return;
  end
  [of_a, of_b] = deal([]);
  if ~isempty(varargin)
    of_a = double(reshape(varargin{1}, 1, []));
    of_b = double(reshape(varargin{end}, 1, []));
  end
  ndims_a = max([ndims_a, of_a]);
  ndims_b = max([ndims(B), of_b]);
  if numel(of_a) ~= numel(of_b) || ~all_different(of_a) || ~all_different(of_b)
    error('MATLAB:tensorprod:dimensions', 'tensorprod: expected as many different dimensions of either array');
  end
  extent_a = extents(A, ndims_a);
  extent_b = extents(B, ndims_b);
  if ~isequal(extent_a(of_a), extent_b(of_b))
    error('MATLAB:tensorprod:sizeMismatch', 'tensorprod: the arrays differ in size along what is summed');
  end
  kept_a = 1:ndims_a;
  kept_a(of_a) = [];
  kept_b = 1:ndims_b;
  kept_b(of_b) = [];
  count = prod(extent_a(of_a));
  A = reshape(moved(A, [kept_a, of_a]), prod(extent_a(kept_a)), count);
  B = reshape(moved(B, [of_b, kept_b]), count, prod(extent_b(kept_b)));
  C = reshape(A * B, [extent_a(kept_a), extent_b(kept_b), 1, 1]);
end

function tf = all_different(dims)
  tf = isempty(dims) || all(dims >= 1 & dims == fix(dims)) && numel(unique(dims)) == numel(dims);
end

function e = extents(x, n)
  e = ones(1, n);
  e(1:min(n, ndims(x))) = size(x, 1:min(n, ndims(x)));
end

function x = moved(x, order)
  % An order of one dimension, or of none, leaves everything where it is.
  if numel(order) > 1
    x = permute(x, order);
  end
end
