function y = center(x, dim)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:center:inputType', 'center: expected a numeric array');
  end
  if nargin < 2 || isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isnumeric(dim) && isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'center: the dimension must be a positive integer');
  end
  if isinteger(x)
    x = double(x);
  elseif islogical(x)
    x = double(x);
  end
  n = size(x, dim);
  if n == 0
    y = x;
  else
    y = x - sum(x, dim) / n;
  end
end
