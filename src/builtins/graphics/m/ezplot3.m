function ezplot3(x, y, z, limits)
  if nargin < 4
    limits = [0, 2 * pi];
  end
  x = function_to_draw(x);
  y = function_to_draw(y);
  z = function_to_draw(z);
  fplot3(x, y, z, limits);
end
