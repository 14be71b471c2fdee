function x = im2uint8(x, varargin)
  x = uint8(im2double(x, varargin{:}) * 255^(nargin == 1) - (nargin > 1));
end
