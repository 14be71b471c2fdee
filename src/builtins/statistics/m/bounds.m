function [S, L] = bounds(x, varargin)
  if ~isnumeric(x) && ~islogical(x)
    error('MATLAB:bounds:inputType', 'bounds: expected a numeric array, found %s', class(x));
  end
  dim = [];
  flag = 'omitnan';
  for option = varargin
    if (ischar(option{1}) || isstring(option{1})) && ~strcmpi(option{1}, 'all')
      flag = lower(char(option{1}));
    elseif ~isempty(option{1})
      dim = option{1};
    end
  end
  if ~ismember(flag, {'omitnan', 'includenan', 'omitmissing', 'includemissing'})
    error('MATLAB:bounds:badFlag', 'bounds: expected ''omitnan'' or ''includenan''');
  end
  if isempty(dim) && isequal(size(x), [0, 0])
    [S, L] = deal(x);
    return;
  end
  [x, dim] = folddims('bounds', x, dim);
  S = min(x, [], dim);
  L = max(x, [], dim);
  if flag(1) == 'i'
    poisoned = any(isnan(x), dim);
    [S(poisoned), L(poisoned)] = deal(NaN);
  end
end
