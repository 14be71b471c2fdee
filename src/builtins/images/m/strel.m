function se = strel(shape, varargin)
  % Disks and octagons by periodic lines: Adams, Radial decomposition of discs and spheres, CVGIP 55 (1993).
  if nargin > 1 && (ischar(shape) || isstring(shape)) && ...
     (strcmpi(shape, 'ball') || strcmpi(shape, 'arbitrary') && nargin > 2)
    se = raised(char(shape), varargin{:});
    return;
  end
  kinds = {'arbitrary', 'cube', 'cuboid', 'diamond', 'disk', 'line', 'octagon', 'pair', 'periodicline', 'rectangle', ...
           'sphere', 'square'};
  if nargin == 0
    shape = 1;
  end
  if isnumeric(shape) || islogical(shape)
    varargin = [{shape}, varargin];
    shape = 'arbitrary';
  end
  shape = imageword('strel', shape, kinds);
  most = [1, 1, 1, 1, 2, 2, 1, 1, 2, 1, 1, 1];
  least = min(most, [1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1]);
  count = numel(varargin);
  at = strcmp(shape, kinds);
  if count < least(at) || count > most(at)
    error('images:strel:invalidParameters', ...
          'strel: ''%s'' has %d to %d parameters, found %d', shape, least(at), most(at), count);
  end
  for k = 1:count
    p = varargin{k};
    if ~((isnumeric(p) || islogical(p)) && isreal(p) && all(isfinite(p(:))))
      error('images:strel:invalidParameters', 'strel: the parameters must be real numbers');
    end
    varargin{k} = double(p);
  end
  p = varargin{1};
  switch shape
    case 'arbitrary'
      nhood = p ~= 0;
    case 'cube'
      nhood = true(imagecount('strel', p, 'the width', 1) * [1, 1, 1]);
    case 'cuboid'
      nhood = true(imagecount('strel', p, 'the size', 3));
    case 'diamond'
      r = radius(p);
      nhood = abs(-r:r).' + abs(-r:r) <= r;
    case 'disk'
      lines = 4;
      if count > 1
        lines = varargin{2};
      end
      nhood = disk(radius(p), lines);
    case 'line'
      nhood = segment(p, varargin{2});
    case 'octagon'
      r = radius(p);
      if mod(r, 3) ~= 0
        error('images:strel:invalidRadius', 'strel: the radius of an octagon must be a multiple of 3, found %d', r);
      end
      nhood = abs(-r:r).' + abs(-r:r) <= r + r / 3;
    case 'pair'
      nhood = points([0, 0; offset(p)]);
    case 'periodicline'
      nhood = points((-radius(p):radius(p)).' * offset(varargin{2}));
    case 'rectangle'
      nhood = true(imagecount('strel', p, 'the size', 2));
    case 'sphere'
      r = radius(p);
      [x, y, z] = ndgrid(-r:r);
      nhood = x .^ 2 + y .^ 2 + z .^ 2 <= r ^ 2;
    case 'square'
      nhood = true(imagecount('strel', p, 'the width', 1) * [1, 1]);
  end
  se = struct('Neighborhood', nhood, 'Dimensionality', ndims(nhood));
end

function se = raised(shape, varargin)
  % Elements with heights, as offsetstrel makes them.
  if strcmpi(shape, 'ball')
    se = offsetstrel('ball', varargin{:});
    se.Neighborhood = se.Offset > -Inf;
    return;
  end
  [nhood, height] = varargin{1:2};
  nhood = imagenhood('strel', nhood);
  if ~(isnumeric(height) && isreal(height) && isequal(size(height), size(nhood)))
    error('images:strel:invalidHeight', 'strel: the heights must be real numbers, as many as the neighborhood has');
  end
  height = double(height);
  height(~nhood) = -Inf;
  se = offsetstrel(height);
  se.Neighborhood = nhood;
end

function r = radius(r)
  if ~(isscalar(r) && r >= 0 && r == fix(r))
    error('images:strel:invalidRadius', 'strel: the radius must be a nonnegative whole number');
  end
end

function v = offset(v)
  if ~(numel(v) == 2 && all(v(:) == fix(v(:))))
    error('images:strel:invalidOffset', 'strel: an offset is two whole numbers');
  end
  v = reshape(v, 1, 2);
end

function nhood = points(at)
  half = max(abs(at), [], 1);
  nhood = false(2 * half + 1);
  nhood(at(:, 1) + half(1) + 1 + (at(:, 2) + half(2)) * size(nhood, 1)) = true;
end

function nhood = disk(r, lines)
  if ~any(isequal(lines, 0) + isequal(lines, 4) + isequal(lines, 6) + isequal(lines, 8))
    error('images:strel:invalidLines', 'strel: the number of lines must be 0, 4, 6 or 8');
  end
  if lines == 0 || r < 3
    % It grows where it is used, for false(...) could lie on a device.
    nhood = false;
    nhood(2 * r + 1, 2 * r + 1) = false;
    for j = -r:r
      for i = -r:r
        nhood(i + r + 1, j + r + 1) = i ^ 2 + j ^ 2 <= r ^ 2;
      end
    end
    return;
  end
  switch lines
    case 4
      v = [1, 0; 1, 1; 0, 1; -1, 1];
    case 6
      v = [1, 0; 1, 2; 2, 1; 0, 1; -1, 2; -2, 1];
    case 8
      v = [1, 0; 2, 1; 1, 1; 1, 2; 0, 1; -1, 2; -1, 1; -2, 1];
  end
  angle = pi / (2 * lines);
  k = 2 * r / (cot(angle) + 1 / sin(angle));
  nhood = true;
  for j = 1:lines
    nhood = spread(nhood, floor(k / hypot(v(j, 1), v(j, 2))), v(j, :));
  end
  rest = r - 1 - (size(nhood, 1) - 1) / 2;
  if rest > 0
    nhood = spread(spread(nhood, rest, [1, 0]), rest, [0, 1]);
  end
end

function wide = spread(nhood, n, v)
  % Each point and n more on both sides of it, v apart.
  [rows, columns] = size(nhood);
  wide = false;
  wide(rows + 2 * n * abs(v(1)), columns + 2 * n * abs(v(2))) = false;
  for j = 1:columns
    for i = 1:rows
      if nhood(i, j)
        for k = -n:n
          wide(i + n * abs(v(1)) + k * v(1), j + n * abs(v(2)) + k * v(2)) = true;
        end
      end
    end
  end
end

function nhood = segment(len, angle)
  if ~(isscalar(len) && len >= 0 && isscalar(angle))
    error('images:strel:invalidLine', 'strel: a line has a length and an angle in degrees');
  end
  angle = mod(angle, 180);
  x = round((len - 1) / 2 * cosd(angle));
  y = -round((len - 1) / 2 * sind(angle));
  if len < 1
    x = 0;
    y = 0;
  end
  n = max(abs(x), abs(y));
  along = (0:n).' / max(n, 1);
  half = round([y * along, x * along]);
  nhood = points([half; -half]);
end
