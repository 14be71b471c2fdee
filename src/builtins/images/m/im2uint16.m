function x = im2uint16(x, varargin)
  x = uint16(im2double(x, varargin{:}) * 65535^(nargin == 1) - (nargin > 1));
end
