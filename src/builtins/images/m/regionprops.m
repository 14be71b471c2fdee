function stats = regionprops(varargin)
  % Ellipses by second moments: Haralick and Shapiro, Computer and Robot Vision, volume 1, 1992, appendix A.
  as_table = false;
  if ischar(varargin{1}) || isstring(varargin{1})
    as_table = strcmp(imageword('regionprops', varargin{1}, {'table', 'struct'}), 'table');
    varargin(1) = [];
    if isempty(varargin)
      error('images:regionprops:noImage', 'regionprops: expected an image after the kind of the output');
    end
  end
  r = regions_of(varargin{1});
  names = varargin(2:end);
  r.I = [];
  if ~isempty(names) && (isnumeric(names{1}) || islogical(names{1}))
    r.I = names{1};
    names(1) = [];
    if ~isequal(size(r.I), r.extent)
      error('images:regionprops:invalidSize', 'regionprops: the gray image must have the size of the regions');
    end
  end
  names = properties_of(names, ~isempty(r.I), numel(r.extent));
  values = cell(numel(names), r.n);
  for k = 1:numel(names)
    [found, r] = property(r, names{k});
    if ~iscell(found)
      found = num2cell(found, 2);
    end
    values(k, :) = reshape(found, 1, []);
  end
  stats = cell2struct(values, names, 1);
  if as_table
    columns = cell(1, numel(names));
    for k = 1:numel(names)
      column = values(k, :).';
      rows = cellfun(@(v) isrow(v) && isnumeric(v), column);
      same = all(rows) && ~isempty(rows) && isscalar(unique(cellfun(@numel, column)));
      if same && ~any(strcmp(names{k}, {'PixelIdxList', 'PixelList', 'PixelValues', 'ConvexHull'}))
        column = vertcat(column{:});
      end
      columns{k} = column;
    end
    stats = table(columns{:}, 'VariableNames', names);
  end
end

function r = regions_of(in)
  if isstruct(in) && isfield(in, 'PixelIdxList') && isfield(in, 'ImageSize')
    lists = reshape(in.PixelIdxList, 1, []);
    r.extent = in.ImageSize;
    r.n = numel(lists);
  elseif islogical(in)
    r.extent = size(in);
    [L, r.n] = imagecomponents(in, imageconn('regionprops', [], ndims(in)));
    lists = imagelists(L, r.n);
  elseif isnumeric(in)
    if ~isreal(in) || any(in(:) < 0) || any(in(:) ~= fix(in(:))) || any(isinf(in(:)))
      error('images:regionprops:invalidLabels', 'regionprops: labels must be nonnegative whole numbers');
    end
    r.extent = size(in);
    r.n = double(max([0; in(:)]));
    lists = imagelists(double(in), r.n);
  else
    error('images:regionprops:invalidType', ...
          'regionprops: expected a binary image, labels or connected components, found %s', class(in));
  end
  r.lists = lists;
  r.area = reshape(cellfun(@numel, lists), [], 1);
  [r.at, r.of] = elements_of(lists);
  r.sub = cell(1, numel(r.extent));
  order = [2, 1, 3:numel(r.extent)];
  stride = 1;
  for k = 1:numel(r.extent)
    r.sub{order(k)} = subscripts(r.at, stride, r.extent(k));
    stride = stride * r.extent(k);
  end
end

% The elements of all regions and which region each is of, and what follows from them, are found one by one: they lie where the
% program runs. Arrays grow where they are used, for zeros(...) could lie on a device.
function [at, of] = elements_of(lists)
  at = zeros(0, 1);
  of = zeros(0, 1);
  count = 0;
  for k = 1:numel(lists)
    list = lists{k};
    more = numel(list);
    if more > 0
      at(count + more, 1) = 0;
      of(count + more, 1) = 0;
    end
    for j = 1:more
      at(count + j) = list(j);
      of(count + j) = k;
    end
    count = count + more;
  end
end

function s = subscripts(at, stride, extent)
  s = at;
  for k = 1:numel(at)
    s(k) = mod(floor((at(k) - 1) / stride), extent) + 1;
  end
end

function names = properties_of(names, gray, dims)
  basic = {'Area', 'Centroid', 'BoundingBox'};
  more = {'SubarrayIdx', 'MajorAxisLength', 'MinorAxisLength', 'Eccentricity', 'Orientation', 'ConvexHull', ...
          'ConvexImage', 'ConvexArea', 'Circularity', 'Image', 'FilledImage', 'FilledArea', 'EulerNumber', ...
          'Extrema', 'EquivDiameter', 'Solidity', 'Extent', 'PixelIdxList', 'PixelList', 'Perimeter', 'PerimeterOld'};
  feret = {'MaxFeretDiameter', 'MaxFeretAngle', 'MaxFeretCoordinates', 'MinFeretDiameter', 'MinFeretAngle', ...
           'MinFeretCoordinates'};
  shades = {'MeanIntensity', 'MinIntensity', 'MaxIntensity', 'WeightedCentroid', 'PixelValues'};
  any_dims = [basic, {'SubarrayIdx', 'Image', 'EquivDiameter', 'Extent', 'PixelIdxList', 'PixelList'}, shades];
  known = [basic, more, shades, {'MaxFeretProperties', 'MinFeretProperties'}];
  if numel(names) == 1 && iscell(names{1})
    names = names{1};
  elseif numel(names) == 1 && isstring(names{1})
    names = cellstr(names{1});
  end
  if isempty(names)
    names = {'basic'};
  end
  if numel(names) == 1 && (ischar(names{1}) || isstring(names{1}))
    if strcmpi(names{1}, 'basic')
      names = basic;
      return;
    elseif strcmpi(names{1}, 'all')
      names = [basic, more(1:end - 1), feret];
      if gray
        names = [names, shades];
      end
      if dims > 2
        names = names(ismember(names, any_dims));
      end
      return;
    end
  end
  for k = 1:numel(names)
    names{k} = imageword('regionprops', names{k}, known);
    if any(strcmp(names{k}, shades)) && ~gray
      error('images:regionprops:needsGrayscaleImage', 'regionprops: ''%s'' needs a gray image', names{k});
    end
    if dims > 2 && ~any(strcmp(names{k}, any_dims))
      error('images:regionprops:needs2DImage', 'regionprops: ''%s'' is a property of regions of a matrix', names{k});
    end
  end
  for k = numel(names):-1:1
    if strcmp(names{k}, 'MaxFeretProperties')
      names = [names(1:k - 1), feret(1:3), names(k + 1:end)];
    elseif strcmp(names{k}, 'MinFeretProperties')
      names = [names(1:k - 1), feret(4:6), names(k + 1:end)];
    end
  end
  names = unique(names, 'stable');
end

function [v, r] = property(r, name)
  switch name
    case 'Area'
      v = r.area;
    case 'Centroid'
      v = centroids(r);
    case 'BoundingBox'
      [low, high] = corners(r);
      v = [low - 0.5, high - low + 1];
    case 'SubarrayIdx'
      [low, high] = corners(r);
      low(:, 1:2) = low(:, [2, 1]);
      high(:, 1:2) = high(:, [2, 1]);
      v = arrayfun(@(k) arrayfun(@(a, b) a:b, low(k, :), high(k, :), 'UniformOutput', false), (1:r.n).', ...
                   'UniformOutput', false);
    case {'MajorAxisLength', 'MinorAxisLength', 'Eccentricity', 'Orientation'}
      v = ellipse(r, name);
    case 'EquivDiameter'
      if numel(r.extent) > 2
        v = (6 / pi * r.area) .^ (1 / 3);
      else
        v = sqrt(4 * r.area / pi);
      end
    case 'Extent'
      [low, high] = corners(r);
      v = r.area ./ prod(high - low + 1, 2);
    case 'PixelIdxList'
      v = r.lists;
    case 'PixelList'
      v = mat2cell([r.sub{:}], r.area, numel(r.sub));
    case 'Image'
      [v, r] = images(r);
    case 'FilledImage'
      [v, r] = images(r);
      v = cellfun(@(b) imfill(b, 'holes'), v, 'UniformOutput', false);
    case 'FilledArea'
      [v, r] = property(r, 'FilledImage');
      v = reshape(cellfun(@nnz, v), [], 1);
    case 'EulerNumber'
      [v, r] = images(r);
      v = reshape(cellfun(@bweuler, v), [], 1);
    case 'ConvexHull'
      [v, r] = hulls(r);
    case 'ConvexImage'
      [hull, r] = hulls(r);
      [low, high] = corners(r);
      v = cell(r.n, 1);
      for k = 1:r.n
        [x, y] = meshgrid(low(k, 1):high(k, 1), low(k, 2):high(k, 2));
        v{k} = false(size(x));
        if ~isempty(hull{k})
          v{k} = reshape(inpolygon(x(:), y(:), hull{k}(:, 1), hull{k}(:, 2)), size(x));
        end
      end
    case 'ConvexArea'
      [v, r] = property(r, 'ConvexImage');
      v = reshape(cellfun(@nnz, v), [], 1);
    case 'Solidity'
      [v, r] = property(r, 'ConvexArea');
      v = r.area ./ v;
    case {'MaxFeretDiameter', 'MaxFeretAngle', 'MaxFeretCoordinates', 'MinFeretDiameter', 'MinFeretAngle', ...
          'MinFeretCoordinates'}
      [ends, r] = ferets(r, name(1:3));
      if strcmp(name(9:end), 'Coordinates')
        v = ends;
      elseif strcmp(name(9:end), 'Diameter')
        v = cellfun(@(e) hypot(e(2, 1) - e(1, 1), e(2, 2) - e(1, 2)), reshape(ends, [], 1));
      else
        v = cellfun(@(e) atan2d(e(2, 2) - e(1, 2), e(2, 1) - e(1, 1)), reshape(ends, [], 1));
      end
    case {'Perimeter', 'PerimeterOld'}
      [v, r] = perimeters(r, strcmp(name, 'PerimeterOld'));
    case 'Circularity'
      [v, r] = perimeters(r, false);
      radius = v / (2 * pi) + 0.5;
      v = 4 * pi * r.area ./ v .^ 2 .* (1 - 0.5 ./ radius) .^ 2;
    case 'Extrema'
      v = cell(r.n, 1);
      for k = 1:r.n
        inside = r.of == k;
        v{k} = extrema(r.sub{1}(inside), r.sub{2}(inside));
      end
    case 'PixelValues'
      v = mat2cell(reshape(r.I(r.at), [], 1), r.area, 1);
    case 'MeanIntensity'
      v = total(r, gather(double(r.I(r.at)))) ./ r.area;
    case {'MinIntensity', 'MaxIntensity'}
      least = strcmp(name, 'MinIntensity');
      v = cell(r.n, 1);
      for k = 1:r.n
        if least
          v{k} = min(r.I(r.lists{k}));
        else
          v{k} = max(r.I(r.lists{k}));
        end
      end
    case 'WeightedCentroid'
      v = centroids(r, gather(double(reshape(r.I(r.at), [], 1))));
  end
end

function s = total(r, values, factors)
  % Sums over each region, of products where there are factors.
  of = r.of;
  s = zeros(0, 1);
  if r.n > 0
    s(r.n, 1) = 0;
  end
  for k = 1:numel(of)
    v = values(k);
    if nargin > 2
      v = v * factors(k);
    end
    s(of(k)) = s(of(k)) + v;
  end
end

function v = centroids(r, weights)
  v = zeros(r.n, numel(r.sub));
  for k = 1:numel(r.sub)
    if nargin < 2
      v(:, k) = total(r, r.sub{k}) ./ r.area;
    else
      v(:, k) = total(r, r.sub{k}, weights) ./ total(r, weights);
    end
  end
end

function [low, high] = corners(r)
  low = zeros(r.n, numel(r.sub));
  high = low;
  for k = 1:numel(r.sub)
    [low(:, k), high(:, k)] = range_of(r, r.sub{k});
  end
  % A label without pixels has a box without size.
  low(r.area == 0, :) = 1;
  high(r.area == 0, :) = 0;
end

function [low, high] = range_of(r, values)
  of = r.of;
  low = zeros(0, 1);
  if r.n > 0
    low(r.n, 1) = 0;
  end
  high = low;
  for k = 1:numel(of)
    v = values(k);
    if low(of(k)) == 0 || v < low(of(k))
      low(of(k)) = v;
    end
    high(of(k)) = max(high(of(k)), v);
  end
end

function v = ellipse(r, name)
  middle = centroids(r);
  [x, y] = gather(r.sub{1} - middle(r.of, 1), middle(r.of, 2) - r.sub{2});
  xx = total(r, x, x) ./ r.area + 1 / 12;
  yy = total(r, y, y) ./ r.area + 1 / 12;
  xy = total(r, x, y) ./ r.area;
  root = sqrt((xx - yy) .^ 2 + 4 * xy .^ 2);
  major = 2 * sqrt(2) * sqrt(xx + yy + root);
  minor = 2 * sqrt(2) * sqrt(max(xx + yy - root, 0));
  switch name
    case 'MajorAxisLength'
      v = major;
    case 'MinorAxisLength'
      v = minor;
    case 'Eccentricity'
      v = sqrt(max(major .^ 2 - minor .^ 2, 0)) ./ major;
    case 'Orientation'
      v = atan2d(2 * xy, xx - yy) / 2;
      v(root == 0) = 0;
  end
end

function [v, r] = images(r)
  if ~isfield(r, 'images')
    [low, high] = corners(r);
    r.images = cell(r.n, 1);
    extent = high - low + 1;
    ends = cumsum(r.area);
    for k = 1:r.n
      at = ends(k) - r.area(k) + 1:ends(k);
      place = ones(numel(at), 1);
      stride = 1;
      order = 1:numel(r.sub);
      order(1:2) = [2, 1];
      for j = order
        place = place + (r.sub{j}(at) - low(k, j)) * stride;
        stride = stride * extent(k, j);
      end
      b = false(extent(k, order));
      b(place) = true;
      r.images{k} = b;
    end
  end
  v = r.images;
end

function [v, r] = hulls(r)
  % Around the middles of the sides of the pixels.
  if ~isfield(r, 'hulls')
    [found, r] = images(r);
    [low, ~] = corners(r);
    r.hulls = cell(r.n, 1);
    for k = 1:r.n
      x = find(any(found{k}, 1)).';
      if isempty(x)
        r.hulls{k} = zeros(0, 2);
        continue;
      end
      [~, top] = max(found{k}(:, x), [], 1);
      [~, under] = max(found{k}(end:-1:1, x), [], 1);
      y = [top.'; size(found{k}, 1) + 1 - under.'];
      x = [x; x];
      x = [x - 0.5; x + 0.5; x; x] + low(k, 1) - 1;
      y = [y; y; y - 0.5; y + 0.5] + low(k, 2) - 1;
      at = convhull(x, y);
      r.hulls{k} = [x(at), y(at)];
    end
  end
  v = r.hulls;
end

function [ends, r] = ferets(r, which)
  % The ends of the longest and of the shortest way across a region, between the corners of its pixels: Shamos,
  % Computational Geometry, 1978.
  if ~isfield(r, which)
    [found, r] = images(r);
    [low, ~] = corners(r);
    r.(which) = cell(r.n, 1);
    for k = 1:r.n
      [y, x] = find(gather(found{k}));
      if isempty(x)
        r.(which){k} = NaN(2);
        continue;
      end
      x = reshape(x(:) + [-0.5, 0.5, -0.5, 0.5], [], 1) + low(k, 1) - 1;
      y = reshape(y(:) + [-0.5, -0.5, 0.5, 0.5], [], 1) + low(k, 2) - 1;
      at = convhull(x, y);
      P = [x(at(1:end - 1)), y(at(1:end - 1))];
      if strcmp(which, 'Max')
        D = (P(:, 1) - P(:, 1).') .^ 2 + (P(:, 2) - P(:, 2).') .^ 2;
        [~, most] = max(D(:));
        [i, j] = ind2sub(size(D), most);
        r.(which){k} = P([i, j], :);
      else
        % From each side of the hull to the corner that is farthest from it.
        along = P([2:end, 1], :) - P;
        along = along ./ sqrt(sum(along .^ 2, 2));
        away = along(:, 1) .* (P(:, 2).' - P(:, 2)) - along(:, 2) .* (P(:, 1).' - P(:, 1));
        [width, far] = max(abs(away), [], 2);
        [~, i] = min(width);
        j = far(i);
        foot = P(i, :) + ((P(j, :) - P(i, :)) * along(i, :).') * along(i, :);
        r.(which){k} = [P(j, :); foot];
      end
    end
  end
  ends = r.(which);
end

function [v, r] = perimeters(r, plain)
  % Vossepoel and Smeulders, Vector code probability and metrication error, CGIP 20 (1982).
  [found, r] = images(r);
  v = zeros(r.n, 1);
  for k = 1:r.n
    P = gather(imagepad(found{k}, [1, 1], [1, 1], false));
    start = 1;
    while start <= numel(P) && ~P(start)
      start = start + 1;
    end
    if start > numel(P)
      continue;
    end
    stride = size(P, 1);
    path = imagetrace(P, true, stride, start, 8);
    [straight, slanted, turns] = counted(gather(path), stride);
    if plain
      v(k) = straight + sqrt(2) * slanted;
    elseif straight > 0 || slanted > 0
      v(k) = 0.980 * straight + 1.406 * slanted - 0.091 * turns;
    end
  end
end

function [straight, slanted, turns] = counted(path, stride)
  % How many steps of a closed path go along an axis, how many between two of them, and how many are not like the one before.
  [straight, slanted, turns] = deal(0);
  last = numel(path);
  before = path(last) - path(last - 1);
  for k = 2:last
    step = path(k) - path(k - 1);
    if abs(step) == 1 || abs(step) == stride
      straight = straight + 1;
    elseif step ~= 0
      slanted = slanted + 1;
    end
    if step ~= before
      turns = turns + 1;
    end
    before = step;
  end
end

function e = extrema(x, y)
  if isempty(x)
    e = zeros(8, 2) + 0.5;
    return;
  end
  top = x(y == min(y));
  bottom = x(y == max(y));
  left = y(x == min(x));
  right = y(x == max(x));
  e = [min(top) - 0.5, min(y) - 0.5; max(top) + 0.5, min(y) - 0.5; max(x) + 0.5, min(right) - 0.5; ...
       max(x) + 0.5, max(right) + 0.5; max(bottom) + 0.5, max(y) + 0.5; min(bottom) - 0.5, max(y) + 0.5; ...
       min(x) - 0.5, max(left) + 0.5; min(x) - 0.5, min(left) - 0.5];
end
