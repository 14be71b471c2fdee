function [X, Y, Z] = ellipsoid(xc, yc, zc, xr, yr, zr, n)
  if nargin < 7
    n = 20;
  end
  [x, y, z] = sphere(n);
  x = xc + xr * x;
  y = yc + yr * y;
  z = zc + zr * z;
  if nargout < 1
    surf(x, y, z);
    axis equal
  else
    X = x;
    Y = y;
    Z = z;
  end
end
