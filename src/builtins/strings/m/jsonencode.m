function s = jsonencode(x, varargin)
  if holds_objects(x)
    x = without_objects(x);
  end
  s = jsonencode_plain(x, varargin{:});
end

% Tables as their rows, dates and the like as texts, other objects as structs of their properties.
function x = without_objects(x)
  if ~holds_objects(x)
    return;
  end
  if iscell(x)
    x = cellfun(@without_objects, x, 'UniformOutput', false);
  elseif isstruct(x)
    names = fieldnames(x);
    for k = 1:numel(x)
      for m = 1:numel(names)
        x(k).(names{m}) = without_objects(x(k).(names{m}));
      end
    end
  elseif istable(x)
    x = without_objects(num2cell(reshape(table2struct(x), 1, [])));
  elseif isdatetime(x) || isduration(x) || iscategorical(x) || isa(x, 'calendarDuration') || isenum(x)
    x = string(x);
  elseif isscalar(x)
    names = properties(x);
    s = struct();
    for k = 1:numel(names)
      s.(names{k}) = without_objects(x.(names{k}));
    end
    x = s;
  else
    list = cell(1, numel(x));
    for k = 1:numel(x)
      list{k} = without_objects(x(k));
    end
    x = list;
  end
end
