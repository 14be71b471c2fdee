function [x, y, Z, levels] = contour_arguments(name, args)
  % The grid and the levels of a drawing's arguments; names and formats do not count.
  words = cellfun(@(a) ischar(a) || isstring(a), args);
  last = find([words, true], 1) - 1;
  if last > 1 && isscalar(args{1}) && ~isscalar(args{2})
    args = args(2:last);
  else
    args = args(1:last);
  end
  levels = [];
  switch numel(args)
    case {1, 2}
      Z = args{1};
      x = 1:size(Z, 2);
      y = 1:size(Z, 1);
    case {3, 4}
      [x, y, Z] = args{1:3};
    otherwise
      error(['MATLAB:', name, ':InvalidInput'], '%s: expected a matrix, perhaps after x and y, and levels', name);
  end
  if mod(numel(args), 2) == 0
    levels = args{end};
  end
  if ~ismatrix(Z) || ~isnumeric(Z) && ~islogical(Z) || ~isreal(Z) || any(size(Z) < 2)
    error(['MATLAB:', name, ':InvalidInput'], '%s: expected a real matrix of two rows and columns at least', name);
  end
  if ~(isequal(size(x), size(Z)) && isequal(size(y), size(Z))) && ~(numel(x) == size(Z, 2) && numel(y) == size(Z, 1))
    error(['MATLAB:', name, ':InvalidInput'], '%s: the lengths of x and y are those of the rows and columns of the matrix', name);
  end
  Z = double(Z);
  Z(isinf(Z)) = NaN;
  x = double(x);
  y = double(y);
  low = min(Z(:));
  high = max(Z(:));
  if ~isscalar(levels) && ~isempty(levels)
    levels = unique(double(reshape(levels, 1, [])));
  elseif ~(low < high)
    levels = [];
  elseif isempty(levels)
    % Numbers that are easy to read, about nine of them.
    step = (high - low) / 9;
    power = 10^floor(log10(step));
    ways = [1 2 5 10];
    step = power * ways(1 + sum(step / power >= [1.5 3.5 7.5]));
    levels = step * (floor(low / step) + 1:ceil(high / step));
    levels = levels(levels < high - step * 1e-9);
  else
    levels = low + (1:levels) * (high - low) / (levels + 1);
  end
end
