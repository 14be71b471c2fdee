function [S, L] = bounds(x, varargin)
  if ~isnumeric(x) && ~islogical(x)
    error('MATLAB:bounds:inputType', 'bounds: expected a numeric array, found %s', class(x));
  end
  dim = max([1, find(size(x) ~= 1, 1)]);
  flag = 'omitnan';
  for option = varargin
    if ischar(option{1})
      flag = lower(option{1});
    elseif ~isempty(option{1})
      dim = option{1};
    end
  end
  if ~isscalar(dim) || ~isnumeric(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'bounds: the dimension must be a positive integer');
  end
  if ~ismember(flag, {'omitnan', 'includenan'})
    error('MATLAB:bounds:badFlag', 'bounds: expected ''omitnan'' or ''includenan''');
  end
  S = min(x, [], dim);
  L = max(x, [], dim);
  if strcmp(flag, 'includenan')
    poisoned = any(isnan(x), dim);
    [S(poisoned), L(poisoned)] = deal(NaN);
  end
end
