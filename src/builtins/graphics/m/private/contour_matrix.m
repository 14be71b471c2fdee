function C = contour_matrix(x, y, Z, levels)
  % Sides of cells that a level crosses are joined through the cells, to lines that end at the border or where they began.
  [m, n] = size(Z);
  if isvector(x) && isvector(y)
    [x, y] = meshgrid(x, y);
  end
  known = ~isnan(Z);
  whole = known(1:end - 1, 1:end - 1) & known(2:end, 1:end - 1) & known(1:end - 1, 2:end) & known(2:end, 2:end);
  whole_down = known(1:end - 1, :) & known(2:end, :);
  whole_across = known(:, 1:end - 1) & known(:, 2:end);
  % The ends of the sides of cells, first of those along columns, then of those along rows.
  from = reshape(1:m * n, m, n);
  low = [reshape(from(1:end - 1, :), [], 1); reshape(from(:, 1:end - 1), [], 1)];
  high = [reshape(from(2:end, :), [], 1); reshape(from(:, 2:end), [], 1)];
  sides = (m - 1) * n;
  lines = {};
  for level = levels
    above = Z >= level;
    down = above(1:end - 1, :) ~= above(2:end, :) & whole_down;
    across = above(:, 1:end - 1) ~= above(:, 2:end) & whole_across;
    crossed = [down(:); across(:)];
    touched = down(:, 1:end - 1) | down(:, 2:end) | across(1:end - 1, :) | across(2:end, :);
    cells = reshape(find(whole & touched), [], 1);
    if isempty(cells)
      continue;
    end
    % The sides of these cells in a circle, and which of them the level joins: two, or two pairs where it passes twice.
    j = ceil(cells / (m - 1));
    i = cells - (j - 1) * (m - 1);
    corner = i + (j - 1) * m;
    around = [cells, sides + corner + 1, cells + m - 1, sides + corner];
    met = reshape(crossed(around), [], 4);
    twice = all(met, 2);
    middle = (Z(corner) + Z(corner + 1) + Z(corner + m) + Z(corner + m + 1)) / 4;
    turned = twice & (middle >= level) == above(corner);
    around(turned, :) = around(turned, [2 3 4 1]);
    [~, one] = max(met, [], 2);
    [~, other] = max(fliplr(met), [], 2);
    one(twice) = 1;
    other = 5 - other;
    other(twice) = 2;
    rows = (1:numel(cells))';
    k = numel(cells);
    joined = [around(rows + (one - 1) * k), around(rows + (other - 1) * k), zeros(k, 2)];
    joined(twice, 3:4) = around(twice, 3:4);
    joined = reshape(joined', 2, []);
    joined = joined(:, joined(1, :) ~= 0);
    % The neighbours of each crossed side, of which there are at most two.
    [side, order] = sort(joined(:));
    neighbour = reshape(joined([2 1], :), [], 1);
    neighbour = neighbour(order);
    first = [true; diff(side) ~= 0];
    beside = zeros(numel(crossed), 1);
    beside(side(first)) = neighbour(first);
    besides = zeros(numel(crossed), 1);
    besides(side(~first)) = neighbour(~first);
    left = crossed & beside ~= 0;
    starts = [find(left & besides == 0); find(left & besides ~= 0)];
    line = zeros(1, nnz(left) + 1);
    for start = reshape(starts, 1, [])
      if left(start)
        count = 0;
        at = start;
        while at ~= 0
          left(at) = false;
          count = count + 1;
          line(count) = at;
          next = beside(at);
          if ~left(next)
            next = besides(at);
            if next ~= 0 && ~left(next)
              next = 0;
            end
          end
          at = next;
        end
        if besides(start) ~= 0
          count = count + 1;
          line(count) = start;
        end
        along = line(1:count);
        a = low(along);
        b = high(along);
        part = (level - reshape(Z(a), [], 1)) ./ reshape(Z(b) - Z(a), [], 1);
        px = reshape(x(a), [], 1) + part .* reshape(x(b) - x(a), [], 1);
        py = reshape(y(a), [], 1) + part .* reshape(y(b) - y(a), [], 1);
        lines{end + 1} = [level, px'; count, py'];
      end
    end
  end
  C = [zeros(2, 0), lines{:}];
end
