function varargout = isosurface(varargin)
  % Each cube of the grid is six tetrahedra, of which each is cut by a triangle or two: A. Doi and A. Koide, An efficient method
  % of triangulating equi-valued surfaces, 1991.
  given = varargin;
  if numel(given) < 4
    V = given{1};
    [X, Y, Z] = meshgrid(1:size(V, 2), 1:size(V, 1), 1:size(V, 3));
    given(1) = [];
  else
    [X, Y, Z, V] = given{1:4};
    given(1:4) = [];
    if isvector(X)
      [X, Y, Z] = meshgrid(X, Y, Z);
    end
  end
  if ~(isnumeric(V) && ndims(V) == 3 && isequal(size(X), size(Y), size(Z), size(V)))
    error('MATLAB:isosurface:sizes', 'isosurface: expected values in three dimensions, perhaps after their coordinates');
  end
  V = double(V);
  level = (min(V(:)) + max(V(:))) / 2;
  if ~isempty(given)
    level = double(given{1});
  end
  inside = V >= level;
  [m, n, p] = size(V);
  at = reshape(1:numel(V), m, n, p);
  base = reshape(at(1:m - 1, 1:n - 1, 1:p - 1), [], 1);
  strides = [1, m, m * n];
  T = cell(6, 1);
  ways = perms(1:3);
  for k = 1:6
    corners = base + [0, cumsum(strides(ways(k, :)))];
    count = sum(inside(corners), 2);
    T{k} = corners(count > 0 & count < 4 & ~any(isnan(V(corners)), 2), :);
  end
  T = vertcat(T{:});
  % Those corners first that are inside.
  T = reshape(T, [], 4);
  [out, order] = sort(~inside(T), 2);
  T = T((1:size(T, 1)).' + (order - 1) * size(T, 1));
  T = reshape(T, [], 4);
  count = 4 - sum(reshape(out, [], 4), 2);
  % A triangle has two corners of the grid for each of its own.
  [one, two, three] = deal(T(count == 1, :), T(count == 2, :), T(count == 3, :));
  from = [one(:, [1, 1, 1]); three(:, [1, 2, 3]); two(:, [1, 1, 2]); two(:, [1, 2, 2])];
  to = [one(:, [2, 3, 4]); three(:, [4, 4, 4]); two(:, [3, 4, 4]); two(:, [3, 4, 3])];
  [ends, ~, F] = unique([from(:), to(:)], 'rows');
  F = reshape(F, [], 3);
  P = [X(:), Y(:), Z(:)];
  [a, b] = deal(ends(:, 1), ends(:, 2));
  part = reshape((level - V(a)) ./ (V(b) - V(a)), [], 1);
  vertices = P(a, :) + part .* (P(b, :) - P(a, :));
  % Turned so that normals point to where values are less.
  normal = cross(vertices(F(:, 2), :) - vertices(F(:, 1), :), vertices(F(:, 3), :) - vertices(F(:, 1), :), 2);
  down = P(to(:, 1), :) + P(to(:, 2), :) + P(to(:, 3), :) - P(from(:, 1), :) - P(from(:, 2), :) - P(from(:, 3), :);
  back = sum(normal .* down, 2) < 0;
  F(back, :) = F(back, [1, 3, 2]);
  F(all(normal == 0, 2), :) = [];
  if nargout > 1
    varargout = {F, vertices};
  elseif nargout == 1
    varargout = {struct('vertices', vertices, 'faces', F)};
  else
    patch('Faces', F, 'Vertices', vertices, 'FaceColor', [0, 0.447, 0.741], 'EdgeColor', 'none');
    view(3);
    camlight;
  end
end
