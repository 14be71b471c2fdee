function z = cross(x, y, dim)
  if isvector(x) && isvector(y) && ndims(x) < 3 && numel(x) == 3 && numel(y) == 3 && nargin < 3
    if iscolumn(x) ~= iscolumn(y)
      x = x(:);
      y = y(:);
    end
    z = x([2 3 1]) .* y([3 1 2]) - x([3 1 2]) .* y([2 3 1]);
    return;
  end
  if ~isequal(size(x), size(y)) && nargin < 3 && ndims(x) == ndims(y) && isvector(x) && isvector(y)
    error('MATLAB:cross:InputSizeMismatch', 'cross: both vectors must have 3 elements');
  end
  if nargin < 3
    dim = find(size(x) == 3, 1);
    if isempty(dim)
      dim = find(size(y) == 3, 1);
    end
    if isempty(dim)
      error('MATLAB:cross:InvalidDimAorB', 'cross: a dimension must have 3 elements');
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:cross:InvalidDim', 'cross: the dimension must be a positive integer');
  end
  if size(x, dim) ~= 3 || size(y, dim) ~= 3
    error('MATLAB:cross:InvalidDimAorBForCrossProd', 'cross: both arguments must have 3 elements along the dimension');
  end
  nd = max([ndims(x), ndims(y), dim]);
  a = repmat({':'}, 1, nd);
  b = a;
  c = a;
  a{dim} = 1;
  b{dim} = 2;
  c{dim} = 3;
  z = cat(dim, x(b{:}) .* y(c{:}) - x(c{:}) .* y(b{:}), ...
               x(c{:}) .* y(a{:}) - x(a{:}) .* y(c{:}), ...
               x(a{:}) .* y(b{:}) - x(b{:}) .* y(a{:}));
end
