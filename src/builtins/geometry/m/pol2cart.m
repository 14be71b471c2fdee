function [x, y, z] = pol2cart(varargin)
  at = coordinates('pol2cart', 2, varargin);
  x = at{2} .* cos(at{1});
  y = at{2} .* sin(at{1});
  if numel(at) > 2
    z = at{3};
  end
end
