function C = contour_matrix(x, y, Z, levels)
  % Sides of cells that a level crosses are joined through the cells, to lines that end at the border or where they began.
  [m, n] = size(Z);
  if isvector(x) && isvector(y)
    [x, y] = meshgrid(x, y);
  end
  C = zeros(2, 0);
  sides = (m - 1) * n;
  for level = levels
    above = Z >= level;
    known = ~isnan(Z);
    % Which sides of cells are crossed, first those along columns, then those along rows; and where.
    down = above(1:end - 1, :) ~= above(2:end, :) & known(1:end - 1, :) & known(2:end, :);
    across = above(:, 1:end - 1) ~= above(:, 2:end) & known(:, 1:end - 1) & known(:, 2:end);
    crossed = [down(:); across(:)];
    from = [reshape(1:m * n, m, n), zeros(m, 0)];
    low = [reshape(from(1:end - 1, :), [], 1); reshape(from(:, 1:end - 1), [], 1)];
    high = [reshape(from(2:end, :), [], 1); reshape(from(:, 2:end), [], 1)];
    part = (level - Z(low)) ./ (Z(high) - Z(low));
    px = x(low) + part .* (x(high) - x(low));
    py = y(low) + part .* (y(high) - y(low));
    % The neighbours of each crossed side.
    beside = zeros(numel(crossed), 2);
    whole = known(1:end - 1, 1:end - 1) & known(2:end, 1:end - 1) & known(1:end - 1, 2:end) & known(2:end, 2:end);
    touched = down(:, 1:end - 1) | down(:, 2:end) | across(1:end - 1, :) | across(2:end, :);
    for cell = reshape(find(whole & touched), 1, [])
      j = ceil(cell / (m - 1));
      i = cell - (j - 1) * (m - 1);
      around = [cell, sides + i + 1 + (j - 1) * m, cell + m - 1, sides + i + (j - 1) * m];
      ends = around(crossed(around));
      if numel(ends) == 4 && (mean(mean(Z(i:i + 1, j:j + 1))) >= level) == above(i, j)
        ends = ends([2 3 4 1]);
      end
      for k = 1:2:numel(ends) - 1
        [a, b] = deal(ends(k), ends(k + 1));
        beside(a, 1 + (beside(a, 1) ~= 0)) = b;
        beside(b, 1 + (beside(b, 1) ~= 0)) = a;
      end
    end
    left = crossed & beside(:, 1) ~= 0;
    open = reshape(find(left & beside(:, 2) == 0), 1, []);
    for start = [open, reshape(find(left & beside(:, 2) ~= 0), 1, [])]
      if ~left(start)
        continue;
      end
      line = start;
      left(start) = false;
      at = start;
      while true
        next = beside(at, :);
        next = next(next ~= 0);
        next = next(left(next));
        if isempty(next)
          break;
        end
        at = next(1);
        left(at) = false;
        line(end + 1) = at;
      end
      if beside(start, 2) ~= 0
        line(end + 1) = start;
      end
      C = [C, [level, px(line)'; numel(line), py(line)']];
    end
  end
end
