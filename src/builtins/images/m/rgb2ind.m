function [x, map] = rgb2ind(varargin)
  map = [];
  most = [];
  args = varargin;
  dithered = false;
  if nargin > 1 && (ischar(args{end}) || isstring(args{end}))
    if ~any(strcmpi(args{end}, {'dither', 'nodither'}))
      error('MATLAB:rgb2ind:InvalidOption', 'rgb2ind: expected ''dither'' or ''nodither'', found ''%s''', args{end});
    end
    dithered = strcmpi(args{end}, 'dither');
    args(end) = [];
  end
  if any(numel(args) == [2, 4])
    map = args{end};
    args(end) = [];
    if isnumeric(map) && isscalar(map)
      most = double(map);
      map = [];
      if ~(most >= 0 && (most < 1 || most <= 65536 && most == fix(most)))
        error('MATLAB:rgb2ind:InvalidCount', 'rgb2ind: expected a whole number of colors to 65536, or a tolerance below 1');
      end
    end
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
    if ~isempty(most) && most < 1
      % A lattice of colors, as far apart as the tolerance says.
      steps = floor(1 / max(most, 1 / 65535));
      pixels = round(pixels * steps) / steps;
      most = 65536;
    end
    [map, at] = colors(pixels);
    if ~isempty(most) && size(map, 1) > most
      [map, box] = fewer(map, accumarray(at, 1), most);
      at = box(at);
    end
  else
    if ~colormapcheck(map)
      error('MATLAB:rgb2ind:InvalidMap', 'rgb2ind: MAP must be a valid colormap: 3 columns of numbers from 0 to 1');
    end
    % The nearest color of the map.
    distance = sum(pixels.^2, 2) - 2 * pixels * map.' + sum(map.^2, 2).';
    [~, at] = min(distance, [], 2);
  end
  if dithered && numel(shape) == 3 && size(map, 1) <= 65536
    at = double(dither(args{1}, map)) + 1;
  end
  x = reshape(at, [shape(1:2), 1, prod(shape(4:end))]);
  if size(map, 1) <= 256
    x = uint8(x - 1);
  elseif size(map, 1) <= 65536
    x = uint16(x - 1);
  end
end

% The colors that there are, a row each, and which of them each pixel has.
function [map, at] = colors(pixels)
  bytes = round(255 * pixels);
  if all(abs(255 * pixels(:) - bytes(:)) < 1e-9)
    [codes, ~, at] = unique(bytes * [65536; 256; 1]);
    map = [floor(codes / 65536), mod(floor(codes / 256), 256), mod(codes, 256)] / 255;
  else
    [map, ~, at] = unique(pixels, 'rows');
  end
  at = at(:);
end

% Boxes of colors, of which the one that varies most is cut at its mean until there are enough: a color each, and whose box
% each color lies in.
function [map, box] = fewer(all_colors, counts, most)
  inside = cell(1, most);
  [map, worst, axis_of] = deal(zeros(most, 3), zeros(1, most), ones(1, most));
  inside{1} = (1:numel(counts)).';
  [map(1, :), worst(1), axis_of(1)] = measured(all_colors, counts);
  n = 1;
  while n < most
    [varies, k] = max(worst(1:n));
    if varies <= 0
      break;
    end
    at = inside{k};
    low = all_colors(at, axis_of(k)) <= map(k, axis_of(k));
    n = n + 1;
    inside{k} = at(low);
    inside{n} = at(~low);
    for j = [k, n]
      [map(j, :), worst(j), axis_of(j)] = measured(all_colors(inside{j}, :), counts(inside{j}));
    end
  end
  map = map(1:n, :);
  box = zeros(numel(counts), 1);
  for k = 1:n
    box(inside{k}) = k;
  end
end

% The mean of weighted colors, how far they lie from it, and along which of the three axes most.
function [centre, spread, along] = measured(colors, counts)
  centre = counts.' * colors / sum(counts);
  [spread, along] = max(counts.' * (colors - centre) .^ 2);
  if size(colors, 1) == 1 || max(colors(:, along)) - min(colors(:, along)) < 1e-9
    spread = 0;
  end
end
