function rgb = label2rgb(L, map, zero, order)
  if isstruct(L)
    L = labelmatrix(L);
  end
  if ~(isnumeric(L) || islogical(L)) || ~ismatrix(L) || any(L(:) < 0) || any(L(:) ~= fix(L(:)))
    error('images:label2rgb:invalidLabels', 'label2rgb: labels must be a matrix of nonnegative whole numbers');
  end
  n = double(max([0; L(:)]));
  if nargin < 2 || isempty(map)
    map = 'jet';
  end
  if ischar(map) || isstring(map)
    map = feval(char(map), n);
  elseif isa(map, 'function_handle')
    map = map(n);
  end
  if ~colormapcheck(map) || size(map, 1) < n
    error('images:label2rgb:invalidMap', 'label2rgb: the colormap must have a color for each of the %d labels', n);
  end
  map = map(1:n, :);
  if nargin < 3 || isempty(zero)
    zero = [1, 1, 1];
  elseif ischar(zero) || isstring(zero)
    names = {'blue', 'green', 'red', 'cyan', 'magenta', 'yellow', 'k', 'white', 'black'};
    colors = [0, 0, 1; 0, 1, 0; 1, 0, 0; 0, 1, 1; 1, 0, 1; 1, 1, 0; 0, 0, 0; 1, 1, 1; 0, 0, 0];
    zero = colors(strcmp(imageword('label2rgb', zero, names), names), :);
  end
  if ~(isnumeric(zero) && numel(zero) == 3 && all(zero(:) >= 0 & zero(:) <= 1))
    error('images:label2rgb:invalidColor', ...
          'label2rgb: the color of what has no label must be three numbers from 0 to 1');
  end
  if any(all(map == reshape(zero, 1, 3), 2)) && nargin < 3
    zero = [0.5, 0.5, 0.5];
  end
  if nargin > 3 && strcmp(imageword('label2rgb', order, {'noshuffle', 'shuffle'}), 'shuffle')
    % Colors of neighbours in the map lie far apart; the same every time.
    step = max(1, round(n * 0.382));
    while gcd(step, max(n, 1)) ~= 1
      step = step + 1;
    end
    map = map(mod((0:n - 1) * step, max(n, 1)) + 1, :);
  end
  colors = uint8([reshape(zero, 1, 3); map] * 255);
  rgb = reshape(colors(double(L(:)) + 1, :), [size(L), 3]);
end
