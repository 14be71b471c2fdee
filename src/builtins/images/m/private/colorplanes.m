function [pixels, shape] = colorplanes(name, x, varargin)
  % One row a pixel, and the shape that colorimage brings them back to.
  if nargin == 4
    for k = 1:2
      if ~isequal(size(x), size(varargin{k}))
        error(['MATLAB:', name, ':InvalidSizes'], '%s: the planes must be arrays of equal size', name);
      end
    end
    x = cat(3, x, varargin{:});
  end
  if ~isnumeric(x) || ~isreal(x)
    error(['MATLAB:', name, ':InvalidInput'], '%s: expected a colormap or an image of real numbers, found %s', name, class(x));
  end
  if isinteger(x)
    x = im2double(x);
  end
  shape = size(x);
  if ndims(x) == 2 && shape(2) == 3
    pixels = x;
  elseif any(ndims(x) == [3, 4]) && shape(3) == 3
    pixels = reshape(permute(x, [1, 2, 4, 3]), [], 3);
  else
    error(['MATLAB:', name, ':InvalidSize'], '%s: expected a colormap of 3 columns or an image of 3 planes', name);
  end
end
