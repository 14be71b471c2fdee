function y = fftshift(x, dim)
  if ~(isnumeric(x) || islogical(x) || ischar(x))
    if ~iscell(x)
      error('MATLAB:fftshift:inputType', 'fftshift: expected an array');
    end
  end
  if nargin > 1
    if ~(isnumeric(dim) && isscalar(dim) && dim > 0 && dim == fix(dim))
      error('MATLAB:fftshift:DimInvalid', 'fftshift: the argument dim must be a positive integer');
    end
    dims = dim;
  else
    dims = 1:ndims(x);
  end
  index = repmat({':'}, 1, max(ndims(x), max(dims)));
  for d = dims
    n = size(x, d);
    k = ceil(n / 2);
    index{d} = [k + 1:n, 1:k];
  end
  y = x(index{:});
end
