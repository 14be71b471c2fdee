function n = vecnorm(A, p, dim)
  if nargin < 1
    error('MATLAB:minrhs', 'vecnorm: expected an array');
  end
  if ~isnumeric(A)
    error('MATLAB:vecnorm:inputType', 'vecnorm: expected a numeric array');
  end
  if nargin < 2 || isempty(p)
    p = 2;
  elseif ~(isnumeric(p) && isscalar(p) && isreal(p) && p > 0)
    error('MATLAB:vecnorm:unknownNorm', 'vecnorm: p must be a positive real scalar or Inf');
  end
  if nargin < 3
    dim = find(size(A) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'vecnorm: the dimension must be a positive integer');
  end
  switch p
    case 1
      n = sum(abs(A), dim);
    case 2
      n = sqrt(sum(real(A) .^ 2 + imag(A) .^ 2, dim));
    case Inf
      n = max(abs(A), [], dim);
    otherwise
      n = sum(abs(A) .^ p, dim) .^ (1 / p);
  end
end
