function at = colorindex(name, x, map, last)
  % Rows of the colormap, counted from 1: integers count from 0.
  whole = isa(x, 'uint8') || isa(x, 'uint16') || isa(x, 'uint32') || isa(x, 'uint64') || islogical(x);
  if ~(whole || isfloat(x) && isreal(x) && all(x(:) == fix(x(:))) && all(x(:) > 0))
    error(['MATLAB:', name, ':InvalidIndex'], '%s: X must be an indexed image: positive whole numbers, or unsigned integers', name);
  end
  if size(x, 3) ~= 1
    error(['MATLAB:', name, ':InvalidIndex'], '%s: X must be an indexed image, whose third extent is 1; found %d', name, size(x, 3));
  end
  if ~colormapcheck(map)
    error(['MATLAB:', name, ':InvalidMap'], '%s: MAP must be a valid colormap: 3 columns of numbers from 0 to 1', name);
  end
  at = double(x) + whole;
  if nargin > 3
    % Beyond the last color there is that one.
    at = min(at, size(map, 1));
  elseif any(at(:) > size(map, 1))
    error(['MATLAB:', name, ':IndexOutOfRange'], '%s: the image has indices beyond the %d colors of its map', name, size(map, 1));
  end
end
