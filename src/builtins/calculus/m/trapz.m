function z = trapz(x, y, dim)
  spaced = false;
  if nargin == 1
    y = x;
  elseif nargin == 2 && ~isempty(x) && isscalar(y) && ~isequal(size(x), size(y))
    dim = y;
    y = x;
  else
    spaced = true;
  end
  if exist('dim', 'var') == 0 || isempty(dim)
    if isequal(size(y), [0, 0])
      z = zeros(1, class(y + 0));
      return;
    end
    dim = find(size(y) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  end
  if ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:trapz:badDim', 'trapz: the dimension must be a positive integer');
  end
  n = size(y, dim);
  nd = max(ndims(y), dim);
  first = repmat({':'}, 1, nd);
  second = first;
  first{dim} = 1:n - 1;
  second{dim} = 2:n;
  sums = y(first{:}) + y(second{:});
  if ~spaced
    z = 0.5 * sum(sums, dim);
    return;
  end
  if isvector(x) && ~isequal(size(x), size(y))
    if isscalar(x)
      z = x * 0.5 * sum(sums, dim);
      return;
    end
    if numel(x) ~= n
      error('MATLAB:trapz:LengthXmismatchY', 'trapz: the length of x must be the extent of y along the dimension');
    end
    shape = ones(1, nd);
    shape(dim) = n;
    x = reshape(x, shape);
    steps = diff(x, 1, dim);
  else
    if ~isequal(size(x), size(y))
      error('MATLAB:trapz:LengthXmismatchY', 'trapz: x and y must have the same shape');
    end
    steps = diff(x, 1, dim);
  end
  z = 0.5 * sum(steps .* sums, dim);
end
