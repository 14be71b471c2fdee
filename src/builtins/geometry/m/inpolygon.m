function [in, on] = inpolygon(xq, yq, xv, yv)
  % Even-odd rule, by the crossings of a ray: Hormann and Agathos, Computational Geometry 20 (2001).
  % Loops of one polygon are separated by NaN.
  if ~isreal(xq) || ~isreal(yq) || ~isequal(size(xq), size(yq))
    error('MATLAB:inpolygon:PointSizeMismatch', 'inpolygon: x and y must be real arrays of the same size');
  end
  if ~isreal(xv) || ~isreal(yv) || ~isvector(xv) || ~isequal(size(xv), size(yv))
    error('MATLAB:inpolygon:PolygonSizeMismatch', 'inpolygon: the polygon must be two real vectors of the same size');
  end
  in = false(size(xq));
  on = in;
  for edge = edges(xv(:).', yv(:).')
    [x1, y1, x2, y2] = deal(edge(1), edge(2), edge(3), edge(4));
    % Twice the area of the triangle of edge and point, positive where the point lies to the left.
    area = (x2 - x1) * (yq - y1) - (y2 - y1) * (xq - x1);
    straddles = (y1 > yq) ~= (y2 > yq);
    in = xor(in, straddles & (area > 0) == (y2 > y1));
    on = on | area == 0 & abs(2 * xq - x1 - x2) <= abs(x2 - x1) & abs(2 * yq - y1 - y2) <= abs(y2 - y1);
  end
  in = (in | on) & isfinite(xq) & isfinite(yq);
end

% A column [x1; y1; x2; y2] for every edge.
function list = edges(x, y)
  list = zeros(4, 0);
  gaps = [0, find(isnan(x) | isnan(y)), numel(x) + 1];
  for k = 2:numel(gaps)
    ring = gaps(k - 1) + 1:gaps(k) - 1;
    after = circshift(ring, -1);
    list = [list, [x(ring); y(ring); x(after); y(after)]];
  end
end
