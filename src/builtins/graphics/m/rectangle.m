function h = rectangle(varargin)
  at = [0, 0, 1, 1];
  curve = [0, 0];
  style = {'FaceColor', 'none', 'EdgeColor', 'k'};
  for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
      case 'position', at = varargin{k + 1};
      case 'curvature', curve = varargin{k + 1};
      otherwise, style = [style, varargin(k:k + 1)];
    end
  end
  if numel(at) ~= 4
    error('MATLAB:rectangle:position', 'rectangle: expected the position as [x y width height]');
  end
  if isscalar(curve)
    curve = [curve, curve] * min(at(3:4)) ./ at(3:4);
  end
  radius = curve .* at(3:4) / 2;
  turn = linspace(0, pi / 2, 16);
  x = [];
  y = [];
  for quarter = 0:3
    angle = turn + quarter * pi / 2;
    side = [cos((quarter + 0.5) * pi / 2), sin((quarter + 0.5) * pi / 2)] > 0;
    centre = at(1:2) + radius + side .* (at(3:4) - 2 * radius);
    x = [x, centre(1) + radius(1) * cos(angle)];
    y = [y, centre(2) + radius(2) * sin(angle)];
  end
  made = patch(x, y, 'w', style{:});
  if nargout > 0
    h = made;
  end
end
