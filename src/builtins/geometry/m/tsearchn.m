function [idx, p] = tsearchn(x, t, xi)
  % A point is in a simplex where none of its barycentric coordinates w is negative: [corners, 1]' * w = [point, 1]'.
  dims = size(xi, 2);
  if ~isequal([size(x, 2), size(t, 2)], [dims, dims + 1])
    error('MATLAB:tsearchn:SizeMismatch', 'tsearchn: the dimensions of points and simplices do not fit');
  end
  if dims == 2
    [idx, p] = in_triangles(x, t, xi);
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

function [idx, p] = in_triangles(x, t, xi)
  % All triangles at once, for so many points that their coordinates in all of them can be held. Nothing is asked about them.
  idx = NaN(size(xi, 1), 1);
  p = NaN(size(xi, 1), 3, class([x([]), xi([])]));
  if isempty(xi) || isempty(t)
    return;
  end
  [a, b, c] = deal(x(t(:, 1), :), x(t(:, 2), :), x(t(:, 3), :));
  step = max(1, floor(2 ^ 22 / size(t, 1)));
  % What is on an edge is not lost by rounding.
  least = -1e-12;
  if isa(p, 'single')
    least = -4 * eps('single');
  end
  for first = 1:step:size(xi, 1)
    part = first:min(first + step - 1, size(xi, 1));
    [u, v, w] = barycentric(a.', b.', c.', xi(part, 1), xi(part, 2));
    [held, at] = max(u >= least & v >= least & w >= least, [], 2);
    % Those of the triangles that are found are exact, also where these are thin.
    near = double(xi(part, :));
    [u, v, w] = barycentric(double(a(at, :)).', double(b(at, :)).', double(c(at, :)).', near(:, 1).', near(:, 2).');
    q = [u; v; w].';
    % Others are in none.
    q(repmat(~held, 1, 3)) = NaN;
    at(~held) = NaN;
    idx(part) = at;
    p(part, :) = q;
  end
end

function [u, v, w] = barycentric(a, b, c, x, y)
  % The corners are columns of coordinates.
  [ax, bx] = deal(a(1, :) - c(1, :), b(1, :) - c(1, :));
  [ay, by] = deal(a(2, :) - c(2, :), b(2, :) - c(2, :));
  area = ax .* by - bx .* ay;
  % A triangle that is a line holds nothing.
  area(abs(area) <= 4 * eps(class(area)) * (abs(ax .* by) + abs(bx .* ay))) = NaN;
  x = x - c(1, :);
  y = y - c(2, :);
  u = (by .* x - bx .* y) ./ area;
  v = (ax .* y - ay .* x) ./ area;
  w = 1 - u - v;
end
