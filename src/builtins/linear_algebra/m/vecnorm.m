function n = vecnorm(A, p, dim)
  if ~isfloat(A)
    error('MATLAB:vecnorm:inputType', 'vecnorm: expected an array of single or double, found %s', class(A));
  end
  if nargin < 2 || isempty(p)
    p = 2;
  end
  if nargin < 3
    dim = max([1, find(size(A) ~= 1, 1)]);
  end
  if ~isscalar(p) || ~isnumeric(p) || ~isreal(p) || p <= 0
    error('MATLAB:vecnorm:unknownNorm', 'vecnorm: p must be a positive real scalar or Inf');
  end
  if ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'vecnorm: the dimension must be a positive integer');
  end
  lengths = abs(A);
  if isinf(p)
    n = max(lengths, [], dim);
  elseif p == 2
    n = root_of_squares(lengths, dim);
  else
    n = sum(lengths .^ p, dim) .^ (1 / p);
  end
end
