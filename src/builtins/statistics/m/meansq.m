function y = meansq(x, dim)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:meansq:inputType', 'meansq: expected a numeric array');
  end
  if nargin < 2 || isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isnumeric(dim) && isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'meansq: the dimension must be a positive integer');
  end
  y = sum(real(x) .^ 2 + imag(x) .^ 2, dim) / size(x, dim);
end
