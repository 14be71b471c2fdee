function [x, extent, order] = signalcolumns(name, x, dim)
  % Signals along one dimension, the first that is not 1 where it is empty, as the columns of a matrix of floating-point
  % numbers; and what `signalshape` brings them back with.
  if ~(isnumeric(x) || islogical(x))
    error(['signal:', name, ':invalidSignal'], '%s: expected a numeric array', name);
  end
  if ~isfloat(x)
    x = double(x);
  end
  if isempty(dim)
    dim = max([1, find(size(x) ~= 1, 1)]);
  elseif ~(isnumeric(dim) && isscalar(dim) && dim >= 1 && dim == fix(dim))
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', '%s: the dimension must be a positive integer', name);
  end
  order = [dim, 1:dim - 1, dim + 1:max(ndims(x), dim)];
  x = permute(x, order);
  extent = size(x);
  x = reshape(x, extent(1), prod(extent(2:end)));
end
