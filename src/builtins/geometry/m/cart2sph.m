function [theta, phi, r] = cart2sph(varargin)
  at = coordinates('cart2sph', 3, varargin);
  across = hypot(at{1}, at{2});
  theta = atan2(at{2}, at{1});
  phi = atan2(at{3}, across);
  r = hypot(across, at{3});
end
