function [X, Y, Z] = cylinder(r, n)
  if nargin < 1
    r = [1, 1];
  end
  if ~isnumeric(r)
    error('MATLAB:cylinder:radii', 'cylinder: expected radii from the bottom to the top');
  end
  if nargin < 2
    n = 20;
  end
  r = r(:);
  if isscalar(r)
    r = [r; r];
  end
  around = linspace(0, 2 * pi, n + 1);
  x = r * cos(around);
  y = r * sin(around);
  z = linspace(0, 1, numel(r)).' * ones(1, n + 1);
  if nargout < 1
    surf(x, y, z);
  else
    X = x;
    Y = y;
    Z = z;
  end
end
