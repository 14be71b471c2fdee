function [theta, r, z] = cart2pol(varargin)
  at = coordinates('cart2pol', 2, varargin);
  theta = atan2(at{2}, at{1});
  r = hypot(at{1}, at{2});
  if numel(at) > 2
    z = at{3};
  end
end
