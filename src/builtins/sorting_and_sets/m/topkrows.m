function [y, at] = topkrows(x, k, varargin)
  if istable(x) || istimetable(x)
    [y, at] = rows_of_table(x, k, varargin);
    return;
  end
  columns = 1:size(x, 2);
  down = true;
  for j = 1:numel(varargin)
    if isnumeric(varargin{j})
      columns = varargin{j};
    else
      down = strcmpi(varargin{j}, 'descend');
    end
  end
  [y, at] = sortrows(x, columns .* (1 - 2 * down));
  kept = 1:min(k, size(x, 1));
  y = y(kept, :);
  at = at(kept);
end

function [y, at] = rows_of_table(x, k, given)
  vars = {};
  if ~isempty(given) && (isnumeric(given{1}) || ~all(ismember(lower(cellstr(given{1})), {'ascend', 'descend', 'comparisonmethod'})))
    vars = given(1);
    given(1) = [];
  elseif istable(x)
    vars = {1:width(x)};
  end
  direction = 'descend';
  if ~isempty(given) && all(ismember(lower(cellstr(given{1})), {'ascend', 'descend'}))
    direction = cellstr(given{1});
    given(1) = [];
  end
  if isempty(vars)
    [y, at] = sortrows(x, x.Properties.DimensionNames{1}, direction, given{:});
  else
    [y, at] = sortrows(x, vars{1}, direction, given{:});
  end
  at = at(1:min(k, height(x)));
  y = x(at, :);
end
