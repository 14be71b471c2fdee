function [y, at] = topkrows(x, k, varargin)
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
