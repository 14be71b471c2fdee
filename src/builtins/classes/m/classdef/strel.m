% A structuring element: which neighbours of an element morphology looks at.
classdef strel < matlab.mixin.CustomDisplay
  properties (SetAccess = private)
    Neighborhood = true
    Dimensionality = 2
  end

  properties (Hidden, SetAccess = private)
    Shape = 'arbitrary'
    % Heights, of elements that are not flat.
    Offset = []
  end

  methods
    function se = strel(shape, varargin)
      % Disks and octagons by periodic lines: Adams, Radial decomposition of discs and spheres, CVGIP 55 (1993).
      if nargin > 1 && (ischar(shape) || isstring(shape)) && ...
         (strcmpi(shape, 'ball') || strcmpi(shape, 'arbitrary') && nargin > 2)
        se.Shape = lower(char(shape));
        [se.Neighborhood, se.Offset] = raised(se.Shape, varargin{:});
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
      se.Shape = shape;
      se.Neighborhood = nhood;
      se.Dimensionality = ndims(nhood);
    end

    function se = reflect(se)
      % Turned around its middle.
      for k = 1:numel(se)
        [at, heights] = getneighbors(se(k));
        se(k) = of_neighbours(-at, heights, se(k));
      end
    end

    function se = translate(se, by)
      if ~(isnumeric(by) && isreal(by) && isvector(by) && all(by(:) == fix(by(:))))
        error('images:strel:invalidOffset', 'translate: expected whole numbers, one for each dimension');
      end
      by = double(reshape(by, 1, []));
      for k = 1:numel(se)
        [at, heights] = getneighbors(se(k));
        at(:, end + 1:numel(by)) = 0;
        by(end + 1:size(at, 2)) = 0;
        se(k) = of_neighbours(at + by, heights, se(k));
      end
    end

    function parts = decompose(se)
      % A rectangle is a column of rows; all others are what they are.
      parts = se;
      if isscalar(se) && isempty(se.Offset) && ismatrix(se.Neighborhood) && all(se.Neighborhood(:)) && ...
          ~isvector(se.Neighborhood)
        parts = [strel(true(size(se.Neighborhood, 1), 1)); strel(true(1, size(se.Neighborhood, 2)))];
        [parts.Shape] = deal('line');
      end
    end

    function parts = getsequence(se)
      parts = decompose(se);
    end

    function nhood = getnhood(se)
      nhood = se.Neighborhood;
    end

    function heights = getheight(se)
      heights = se.Offset;
      if isempty(heights)
        heights = zeros(size(se.Neighborhood));
      end
      heights(~se.Neighborhood) = 0;
    end

    function [at, heights] = getneighbors(se)
      nhood = se.Neighborhood;
      at = cell(1, ndims(nhood));
      [at{:}] = ind2sub(size(nhood), find(nhood(:)));
      at = horzcat(at{:}) - floor((size(nhood) + 1) / 2);
      heights = getheight(se);
      heights = heights(nhood);
    end

    function tf = isflat(se)
      tf = isempty(se.Offset) || ~any(se.Offset(se.Neighborhood));
    end
  end

  methods (Access = protected)
    function header = getHeader(se)
      header = getHeader@matlab.mixin.CustomDisplay(se);
      if isscalar(se)
        header = sprintf('strel is a %s shaped structuring element with properties:\n', se.Shape);
      end
    end
  end
end

function se = of_neighbours(at, heights, se)
  half = max(abs(at), [], 1);
  nhood = points(at);
  if isempty(se.Offset)
    se = strel(nhood);
    return;
  end
  raised = zeros(size(nhood));
  at = num2cell(at + half + 1, 1);
  raised(sub2ind(size(nhood), at{:})) = heights;
  se = strel('arbitrary', nhood, raised);
end

function [nhood, offset] = raised(shape, varargin)
  % Elements with heights, as offsetstrel makes them.
  if strcmp(shape, 'ball')
    offset = offsetstrel('ball', varargin{:}).Offset;
    nhood = offset > -Inf;
    return;
  end
  [nhood, height] = varargin{1:2};
  nhood = imagenhood('strel', nhood);
  if ~(isnumeric(height) && isreal(height) && isequal(size(height), size(nhood)))
    error('images:strel:invalidHeight', 'strel: the heights must be real numbers, as many as the neighborhood has');
  end
  offset = double(height);
  offset(~nhood) = -Inf;
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
  % The least box around the middle that holds them.
  half = max(abs(at), [], 1);
  nhood = false(2 * half + 1);
  nhood((at + half) * cumprod([1, 2 * half(1:end - 1) + 1]).' + 1) = true;
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
