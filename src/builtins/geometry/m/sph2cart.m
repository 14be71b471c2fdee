function [x, y, z] = sph2cart(varargin)
  at = coordinates('sph2cart', 3, varargin);
  across = at{3} .* cos(at{2});
  x = across .* cos(at{1});
  y = across .* sin(at{1});
  z = at{3} .* sin(at{2});
end
