function y = diff(x, k, dim)
  if ~(isnumeric(x) || islogical(x) || ischar(x))
    error('MATLAB:diff:inputType', 'diff: expected a numeric array');
  end
  if nargin < 2 || isempty(k)
    k = 1;
  elseif ~(isscalar(k) && k == fix(k) && k >= 0)
    error('MATLAB:diff:differenceOrderMustBePositiveInteger', 'diff: the order must be a nonnegative integer');
  end
  given = nargin > 2;
  if given && ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'diff: the dimension must be a positive integer');
  end
  if islogical(x) || ischar(x)
    x = double(x);
  end
  y = x;
  for step = 1:k
    if ~given
      dim = find(size(y) ~= 1, 1);
      if isempty(dim)
        dim = 1;
      end
    end
    if ~given && isscalar(y)
      y = y([]);
      return;
    end
    n = size(y, dim);
    if n == 0
      return;
    end
    if isvector(y) && ndims(y) == 2 && n == numel(y)
      y = y(2:n) - y(1:n - 1);
    else
      later = repmat({':'}, 1, max(ndims(y), dim));
      earlier = later;
      later{dim} = 2:n;
      earlier{dim} = 1:n - 1;
      y = y(later{:}) - y(earlier{:});
    end
  end
end
