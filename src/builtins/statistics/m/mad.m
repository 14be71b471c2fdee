function y = mad(x, opt, dim)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:mad:inputType', 'mad: expected a numeric array');
  end
  if nargin < 3 || isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isnumeric(dim) && isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'mad: the dimension must be a positive integer');
  end
  if nargin < 2 || isempty(opt)
    opt = 0;
  elseif ~(isscalar(opt) && isnumeric(opt))
    error('MATLAB:mad:badOption', 'mad: the second argument must be a scalar');
  end
  if opt == 0
    y = mean(abs(x - mean(x, dim)), dim);
  else
    y = median(abs(x - median(x, dim)), dim);
  end
end
