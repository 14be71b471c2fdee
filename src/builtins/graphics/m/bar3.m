function bar3(y, z, width)
  if nargin < 1 || ~isnumeric(y)
    error('MATLAB:bar3:matrix', 'bar3: expected a matrix, perhaps after y');
  end
  if nargin < 2
    z = y;
    if isvector(z)
      z = z(:);
    end
    y = (1:size(z, 1)).';
  end
  if nargin < 3
    width = 0.8;
  end
  if isvector(z)
    z = z(:);
  end
  [faces, vertices, values] = boxes(1:size(z, 2), y, z, width, width * min([1; diff(y(:))]));
  patch('Faces', faces, 'Vertices', vertices, 'FaceVertexCData', values, 'EdgeColor', 'k');
  xticks(1:size(z, 2));
  view(-37.5, 30);
end

% Six faces a box, colored by its column.
function [faces, vertices, values] = boxes(x, y, z, wide, deep)
  [x, y] = meshgrid(x, y);
  n = numel(z);
  corner = [-1 -1 0; 1 -1 0; 1 1 0; -1 1 0; -1 -1 1; 1 -1 1; 1 1 1; -1 1 1];
  side = [1 2 3 4; 5 6 7 8; 1 2 6 5; 2 3 7 6; 3 4 8 7; 4 1 5 8];
  vertices = zeros(8 * n, 3);
  faces = zeros(6 * n, 4);
  values = zeros(6 * n, 1);
  for k = 1:n
    vertices(8 * k - 7:8 * k, :) = [x(k) + wide / 2 * corner(:, 1), y(k) + deep / 2 * corner(:, 2), z(k) * corner(:, 3)];
    faces(6 * k - 5:6 * k, :) = side + 8 * (k - 1);
    values(6 * k - 5:6 * k) = x(k);
  end
end
