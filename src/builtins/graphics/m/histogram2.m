function histogram2(x, y, varargin)
  if nargin < 2 || numel(x) ~= numel(y)
    error('MATLAB:histogram2:lengths', 'histogram2: expected two vectors of the same length');
  end
  counting = {};
  tiles = false;
  k = 1;
  while k <= numel(varargin)
    if isnumeric(varargin{k})
      counting = [counting, varargin(k)];
      k = k + 1;
    else
      tiles = tiles || (strcmpi(varargin{k}, 'DisplayStyle') && strcmpi(varargin{k + 1}, 'tile'));
      k = k + 2;
    end
  end
  [~, xe, i] = histcounts(x(:), counting{:});
  [~, ye, j] = histcounts(y(:), counting{:});
  inside = i > 0 & j > 0;
  n = accumarray([i(inside), j(inside)], 1, [numel(xe) - 1, numel(ye) - 1]);
  if tiles
    pcolor(xe, ye, [n.', zeros(size(n, 2), 1); zeros(1, size(n, 1) + 1)]);
    return;
  end
  [k, l] = find(n);
  vertices = zeros(8 * numel(k), 3);
  faces = zeros(6 * numel(k), 4);
  values = zeros(6 * numel(k), 1);
  side = [1 2 3 4; 5 6 7 8; 1 2 6 5; 2 3 7 6; 3 4 8 7; 4 1 5 8];
  for b = 1:numel(k)
    xs = xe(k(b) + [0 1 1 0 0 1 1 0]);
    ys = ye(l(b) + [0 0 1 1 0 0 1 1]);
    high = n(k(b), l(b));
    vertices(8 * b - 7:8 * b, :) = [xs(:), ys(:), high * [0; 0; 0; 0; 1; 1; 1; 1]];
    faces(6 * b - 5:6 * b, :) = side + 8 * (b - 1);
    values(6 * b - 5:6 * b) = high;
  end
  patch('Faces', faces, 'Vertices', vertices, 'FaceVertexCData', values, 'EdgeColor', 'k');
  view(-37.5, 30);
end
