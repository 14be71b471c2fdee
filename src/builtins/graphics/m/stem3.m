function h = stem3(x, y, z, varargin)
  if nargin < 1 || ~isnumeric(x)
    error('MATLAB:stem3:heights', 'stem3: expected heights, perhaps after x and y');
  end
  if nargin < 3
    z = x;
    [x, y] = meshgrid(1:size(z, 2), 1:size(z, 1));
  end
  n = numel(z);
  held = ishold;
  gap = NaN(1, n);
  px = [reshape(x, 1, n); reshape(x, 1, n); gap];
  py = [reshape(y, 1, n); reshape(y, 1, n); gap];
  pz = [zeros(1, n); reshape(z, 1, n); gap];
  plot3(px(:), py(:), pz(:), 'Color', [0, 0.447, 0.741]);
  hold on
  made = scatter3(x(:), y(:), z(:), 36, [0, 0.447, 0.741], varargin{:});
  if ~held
    hold off
  end
  if nargout > 0
    h = made;
  end
end
