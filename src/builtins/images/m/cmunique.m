function [y, newmap] = cmunique(x, map)
  sizes = size(x);
  if nargin == 2
    at = colorindex('cmunique', x, map);
    pixels = map(at(:), :);
  elseif ndims(x) == 3 && size(x, 3) == 3
    pixels = colorplanes('cmunique', im2double(x));
    sizes = sizes(1:2);
  elseif ismatrix(x) && (isnumeric(x) || islogical(x))
    pixels = repmat(reshape(im2double(x), [], 1), 1, 3);
  else
    error('MATLAB:cmunique:InvalidImage', 'cmunique: expected an indexed image with its map, an RGB image or a grayscale image');
  end
  [newmap, ~, at] = unique(pixels, 'rows');
  y = reshape(at, sizes);
  if size(newmap, 1) <= 256
    y = uint8(y - 1);
  end
end
