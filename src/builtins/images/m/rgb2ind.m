function [x, map] = rgb2ind(varargin)
  map = [];
  args = varargin;
  if nargin == 2 || nargin == 4
    map = args{end};
    args(end) = [];
  end
  if ~any(numel(args) == [1, 3])
    error('MATLAB:rgb2ind:nargin', 'rgb2ind: expected an RGB image or its three planes, and a colormap');
  end
  if numel(args) == 3
    args = {cat(3, args{:})};
  end
  [pixels, shape] = colorplanes('rgb2ind', args{:});
  if numel(shape) == 2
    error('MATLAB:rgb2ind:InvalidImage', 'rgb2ind: expected an RGB image with 3 planes');
  end
  if isempty(map)
    [map, ~, at] = unique(pixels, 'rows');
  else
    if ~colormapcheck(map)
      error('MATLAB:rgb2ind:InvalidMap', 'rgb2ind: MAP must be a valid colormap: 3 columns of numbers from 0 to 1');
    end
    % The nearest color of the map.
    distance = sum(pixels.^2, 2) - 2 * pixels * map.' + sum(map.^2, 2).';
    [~, at] = min(distance, [], 2);
  end
  x = reshape(at, [shape(1:2), 1, prod(shape(4:end))]);
  if size(map, 1) <= 256
    x = uint8(x - 1);
  elseif size(map, 1) <= 65536
    x = uint16(x - 1);
  end
end
