function [k, a] = boundary(x, varargin)
  % H. Edelsbrunner, D. Kirkpatrick and R. Seidel, On the shape of a set of points in the plane, 1983: Delaunay's triangles
  % without those of large circles, as far as the rest is of one piece and leaves out no point.
  given = varargin;
  if size(x, 2) == 2 && numel(given) < 2
    [x, y] = deal(x(:, 1), x(:, 2));
  elseif isempty(given) || numel(given{1}) ~= numel(x)
    error('MATLAB:boundary:points', 'boundary: expected points in the plane, as two columns or as x and y');
  else
    y = given{1};
    given(1) = [];
  end
  shrink = 0.5;
  if ~isempty(given)
    shrink = given{1};
  end
  if ~(isnumeric(shrink) && isscalar(shrink) && shrink >= 0 && shrink <= 1)
    error('MATLAB:boundary:shrink', 'boundary: expected a factor between 0 and 1');
  end
  [P, ~, same] = unique(double([x(:), y(:)]), 'rows');
  origin = zeros(size(P, 1), 1);
  origin(flipud(same(:))) = numel(same):-1:1;
  T = delaunay(P(:, 1), P(:, 2));
  [a, b] = deal(P(T(:, 2), :) - P(T(:, 1), :), P(T(:, 3), :) - P(T(:, 1), :));
  r = vecnorm(a, 2, 2) .* vecnorm(b, 2, 2) .* vecnorm(a - b, 2, 2) ./ abs(2 * (a(:, 1) .* b(:, 2) - a(:, 2) .* b(:, 1)));
  [r, order] = sort(r);
  T = T(order, :);
  levels = find([diff(r) > 1e-9 * r(2:end); true]);
  [low, high] = deal(0, numel(levels));
  while high - low > 1
    middle = floor((low + high) / 2);
    if one_piece(T(1:levels(middle), :), size(P, 1))
      high = middle;
    else
      low = middle;
    end
  end
  % From all triangles to as few as there may be.
  level = high + floor((1 - shrink) * (numel(levels) - high));
  T = T(1:levels(level), :);
  E = [T(:, [1, 2]); T(:, [2, 3]); T(:, [3, 1])];
  E = E(~ismember(E, fliplr(E), 'rows'), :);
  [k, a] = deal(zeros(0, 1), 0);
  while ~isempty(E)
    % Where several go on from a corner, the sharpest turn to the right is around all.
    [~, at] = min(P(E(:, 1), 1));
    loop = E(at, :);
    E(at, :) = [];
    while loop(end) ~= loop(1)
      next = find(E(:, 1) == loop(end));
      from = P(loop(end), :) - P(loop(end - 1), :);
      to = P(E(next, 2), :) - P(loop(end), :);
      [~, best] = min(atan2(from(1) * to(:, 2) - from(2) * to(:, 1), to * from.'));
      loop(end + 1) = E(next(best), 2);
      E(next(best), :) = [];
    end
    covered = polyarea(P(loop, 1), P(loop, 2));
    if covered > a
      [k, a] = deal(origin(loop(:)), covered);
    end
  end
end

function tf = one_piece(T, n)
  tf = false;
  if numel(unique(T)) ~= n
    return;
  end
  m = size(T, 1);
  [~, ~, at] = unique(sort([T(:, [1, 2]); T(:, [2, 3]); T(:, [3, 1])], 2), 'rows');
  [at, order] = sort(at);
  two = find(diff(at) == 0);
  owner = mod(order - 1, m) + 1;
  count = m;
  root = 1:m;
  for k = two.'
    [i, j] = deal(owner(k), owner(k + 1));
    while root(i) ~= i
      root(i) = root(root(i));
      i = root(i);
    end
    while root(j) ~= j
      root(j) = root(root(j));
      j = root(j);
    end
    count = count - (i ~= j);
    root(i) = j;
  end
  tf = count == 1;
end
