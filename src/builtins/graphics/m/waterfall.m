function waterfall(x, y, z)
  if nargin == 1
    z = x;
    x = 1:size(z, 2);
    y = 1:size(z, 1);
  end
  if nargin ~= 1 && nargin ~= 3
    error('MATLAB:waterfall:arguments', 'waterfall: expected a matrix, perhaps after x and y');
  end
  if isvector(x)
    [x, y] = meshgrid(x, y);
  end
  held = ishold;
  low = min(z(:));
  % A sheet for each row: the line, and down to the floor at its ends.
  for k = size(z, 1):-1:1
    px = [x(k, 1), x(k, :), x(k, end)];
    py = [y(k, 1), y(k, :), y(k, end)];
    pz = [low, z(k, :), low];
    fill3(px, py, pz, pz, 'FaceColor', 'background', 'EdgeColor', 'interp');
    hold on
  end
  if ~held
    hold off
  end
end
