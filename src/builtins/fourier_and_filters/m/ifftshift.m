function y = ifftshift(x, dim)
  if ~(isnumeric(x) || islogical(x) || ischar(x))
    if ~iscell(x)
      error('MATLAB:ifftshift:inputType', 'ifftshift: expected an array');
    end
  end
  if nargin > 1
    if ~(isnumeric(dim) && isscalar(dim) && dim > 0 && dim == fix(dim))
      error('MATLAB:ifftshift:DimInvalid', 'ifftshift: the argument dim must be a positive integer');
    end
    dims = dim;
  else
    dims = 1:ndims(x);
  end
  index = repmat({':'}, 1, max(ndims(x), max(dims)));
  for d = dims
    n = size(x, d);
    k = floor(n / 2);
    index{d} = [k + 1:n, 1:k];
  end
  y = x(index{:});
end
