function [idx, p] = tsearchn(x, t, xi)
  % A point is in a simplex where none of its barycentric coordinates w is negative: [corners, 1]' * w = [point, 1]'.
  dims = size(xi, 2);
  if ~isequal([size(x, 2), size(t, 2)], [dims, dims + 1])
    error('MATLAB:tsearchn:SizeMismatch', 'tsearchn: the dimensions of points and simplices do not fit');
  end
  if any(dims == [2, 3])
    [idx, p] = in_simplices(x, t, xi);
    return;
  end
  places = NaN(size(xi, 1), 1);
  coordinates = NaN(size(xi, 1), dims + 1, class([x([]), xi([])]));
  raised = [xi, ones(size(xi, 1), 1)];
  % From the last simplex to the first, so that the first that holds a point stays.
  for k = fliplr(1:size(t, 1))
    w = raised / [x(t(k, :), :), ones(dims + 1, 1)];
    held = all(w >= -1e-12, 2);
    places(held) = k;
    coordinates(held, :) = w(held, :);
  end
  idx = places;
  p = coordinates;
end

function [idx, p] = in_simplices(x, t, xi)
  idx = NaN(size(xi, 1), 1);
  p = NaN(size(xi, 1), size(t, 2), class([x([]), xi([])]));
  if isempty(xi) || isempty(t)
    return;
  end
  % What is on a side is not lost by rounding.
  least = -1e-12;
  if isa(p, 'single')
    least = -4 * eps('single');
  end
  if size(t, 1) * size(xi, 1) > 2 ^ 20
    idx = walked(x, t, xi, least);
  else
    idx = compared(x, t, xi, least);
  end
  % The coordinates in the simplices that are found are exact, also where these are thin. Others are in none.
  at = idx;
  at(isnan(idx)) = 1;
  w = barycentric(corners_of(double(x), t(at, :)), num2cell(double(xi).', 2));
  q = vertcat(w{:}).';
  q(repmat(isnan(idx), 1, size(t, 2))) = NaN;
  p(:) = q;
end

function idx = compared(x, t, xi, least)
  % All simplices at once, for so many points that their coordinates in all of them can be held. Nothing is asked about them.
  idx = NaN(size(xi, 1), 1);
  corners = corners_of(x, t);
  step = max(1, floor(2 ^ 22 / size(t, 1)));
  for first = 1:step:size(xi, 1)
    part = first:min(first + step - 1, size(xi, 1));
    w = barycentric(corners, num2cell(xi(part, :), 1));
    held = w{1} >= least;
    for k = 2:numel(w)
      held = held & w{k} >= least;
    end
    [held, at] = max(held, [], 2);
    at(~held) = NaN;
    idx(part) = at;
  end
end

function idx = walked(x, t, xi, least)
  % Each point goes from a simplex near it across the side behind which it is farthest: Devillers, Pion and Teillaud, Walking in a
  % triangulation, 2002.
  idx = NaN(size(xi, 1), 1);
  count = size(t, 1);
  beside = neighbours(t, size(x, 1));
  corners = corners_of(x, t);
  at = near(x, plus_all(corners).' / numel(corners), xi);
  open = find(~any(isnan(xi), 2));
  outside = open([]);
  for step = 1:ceil(8 * sqrt(count))
    if isempty(open)
      break;
    end
    here = at(open);
    w = barycentric(cellfun(@(c) c(:, here), corners, 'UniformOutput', false), num2cell(xi(open, :).', 2));
    [smallest, side] = min(vertcat(w{:}), [], 1);
    held = smallest(:) >= least;
    idx(open(held)) = here(held);
    next = beside(here + count * (side(:) - 1));
    outside = [outside; open(~held & next == 0)];
    goes = ~held & next > 0;
    open = open(goes);
    at(open) = next(goes);
  end
  % Behind a side without a neighbour a point may be in another simplex, unless all together are convex.
  if ~isempty(outside) && ~is_convex(x, corners)
    open = [open; outside];
  end
  if ~isempty(open)
    idx(open) = compared(x, t, xi(open, :), least);
  end
end

function corners = corners_of(x, t)
  corners = cell(1, size(t, 2));
  for k = 1:size(t, 2)
    corners{k} = x(t(:, k), :).';
  end
end

function total = plus_all(parts)
  total = parts{1};
  for k = 2:numel(parts)
    total = total + parts{k};
  end
end

function beside = neighbours(t, points)
  % The simplex across from each corner, 0 where there is none.
  [count, corners] = size(t);
  sides = cell(corners, 1);
  for k = 1:corners
    sides{k} = sort(double(t(:, [1:k - 1, k + 1:corners])), 2);
  end
  sides = vertcat(sides{:});
  if (points + 1) ^ (corners - 1) < flintmax
    key = sides * (points + 1) .^ (0:corners - 2).';
  else
    [~, ~, key] = unique(sides, 'rows');
  end
  [key, order] = sort(key);
  same = find(key(1:end - 1) == key(2:end));
  of = repmat((1:count).', corners, 1);
  beside = zeros(count, corners);
  beside(order(same)) = of(order(same + 1));
  beside(order(same + 1)) = of(order(same));
end

function at = near(x, centres, xi)
  % By a grid of about as many cells as there are simplices.
  low = min(x, [], 1);
  wide = max(x, [], 1) - low;
  dims = size(x, 2);
  cells = ceil(size(centres, 1) ^ (1 / dims));
  place = @(q) 1 + min(max(floor((q - low) ./ wide * cells), 0), cells - 1) * cells .^ (0:dims - 1).';
  first = zeros(cells ^ dims, 1);
  first(place(centres)) = 1:size(centres, 1);
  % Where no simplex has its centre, that of the cell before.
  filled = cummax((1:cells ^ dims).' .* (first > 0));
  filled(filled == 0) = find(first, 1);
  first = first(filled);
  at = first(place(xi));
end

function tf = is_convex(x, corners)
  [~, volumes] = normals(corners);
  [~, whole] = convhulln(x);
  tf = abs(sum(abs(volumes)) / factorial(size(x, 2)) - whole) <= 1e-9 * whole;
end

function [turned, volume, size_of] = normals(corners)
  % Of the sides through the last corner, and the volume of what the edges from there span; below what size it may be rounding.
  d = numel(corners) - 1;
  e = cellfun(@(c) c - corners{end}, corners(1:d), 'UniformOutput', false);
  if d == 2
    turned = {[e{2}(2, :); -e{2}(1, :)], [-e{1}(2, :); e{1}(1, :)]};
  else
    turned = {cross(e{2}, e{3}, 1), cross(e{3}, e{1}, 1), cross(e{1}, e{2}, 1)};
  end
  volume = e{1}(1, :) .* turned{1}(1, :);
  size_of = abs(volume);
  for k = 2:d
    term = e{1}(k, :) .* turned{1}(k, :);
    volume = volume + term;
    size_of = size_of + abs(term);
  end
end

function w = barycentric(corners, q)
  % The corners are columns of coordinates, the points a cell for each coordinate.
  [turned, volume, size_of] = normals(corners);
  % A simplex that is flat holds nothing.
  volume(abs(volume) <= 4 * eps(class(volume)) * size_of) = NaN;
  d = numel(q);
  w = cell(1, d + 1);
  w{end} = 1;
  for j = 1:d
    w{j} = turned{j}(1, :) .* (q{1} - corners{end}(1, :));
    for k = 2:d
      w{j} = w{j} + turned{j}(k, :) .* (q{k} - corners{end}(k, :));
    end
    w{j} = w{j} ./ volume;
    w{end} = w{end} - w{j};
  end
end
