function [s, l] = bounds(x, dim, nanflag)
  if nargin < 1
    error('MATLAB:minrhs', 'bounds: expected data');
  end
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:bounds:inputType', 'bounds: expected a numeric array');
  end
  omit = true;
  if nargin == 2 && ischar(dim)
    nanflag = dim;
    dim = [];
  elseif nargin < 3
    nanflag = 'omitnan';
    if nargin < 2
      dim = [];
    end
  end
  switch lower(nanflag)
    case 'omitnan'
    case 'includenan'
      omit = false;
    otherwise
      error('MATLAB:bounds:badFlag', 'bounds: expected ''omitnan'' or ''includenan''');
  end
  if isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isnumeric(dim) && isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'bounds: the dimension must be a positive integer');
  end
  s = min(x, [], dim);
  l = max(x, [], dim);
  if ~omit
    broken = any(isnan(x), dim);
    s(broken) = NaN;
    l(broken) = NaN;
  end
end
