function vi = interpn(varargin)
  method = 'linear';
  outside = [];
  count = nargin;
  texts = find(cellfun(@(a) ischar(a) || isstring(a), varargin), 1);
  if ~isempty(texts)
    method = lower(char(varargin{texts}));
    if nargin > texts + 1
      error('MATLAB:interpn:nargin', 'interpn: expected at most one value for points outside of the grid');
    end
    if nargin == texts + 1
      outside = varargin{texts + 1};
      if ~(isnumeric(outside) && isscalar(outside))
        error('MATLAB:interpn:InvalidExtrapval', 'interpn: EXTRAPVAL must be a numeric scalar');
      end
    end
    count = texts - 1;
  end
  if ~ismember(method, {'nearest', 'linear', 'pchip', 'cubic', 'makima', 'spline'})
    error('MATLAB:interpn:InvalidMethod', ...
          'interpn: ''%s'' does not match any of the methods nearest, linear, pchip, cubic, makima, spline', method);
  end
  if count == 0
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  [x, V, xi, counted] = grids(varargin(1:count));
  n = numel(x);
  sizes = cellfun(@size, xi, 'UniformOutput', false);
  if n > 1 && ~isequal(sizes{:})
    if ~all(cellfun(@isvector, xi))
      error('MATLAB:interpn:DimensionMismatch', 'interpn: incorrect dimensions: the points must be arrays of equal size, or vectors of a grid');
    end
    [xi{1:n}] = ndgrid(xi{:});
  end
  shape = size(xi{1});
  if ~isfloat(V)
    V = double(V);
  end
  if any(cellfun(@(a) isa(a, 'single'), varargin(1:count)))
    V = single(V);
  end
  % Where each point lies: the cell of the grid, and how far into it.
  points = numel(xi{1});
  cell_of = cell(1, n);
  into = cell(1, n);
  width = cell(1, n);
  out = false(points, 1);
  unknown = false(points, 1);
  for k = 1:n
    [cell_of{k}, part, step] = located(x{k}, xi{k}(:), counted(k));
    into{k} = cast(part, class(V));
    width{k} = cast(step, class(V));
    out = out | ~(xi{k}(:) >= x{k}(1) & xi{k}(:) <= x{k}(end));
    unknown = unknown | isnan(xi{k}(:));
  end
  extents = ones(1, n);
  for k = 1:n
    extents(k) = numel(x{k});
  end
  strides = int32(cumprod([1, extents(1:end-1)]));
  vi = zeros(points, 1, class(V));
  switch method
    case 'nearest'
      place = ones(points, 1, 'int32');
      for k = 1:n
        place = place + strides(k) * (cell_of{k} - 1 + int32(into{k} >= 0.5));
      end
      vi = reshape(V(place), [], 1);
    case 'linear'
      for corner = 0:2^n - 1
        [place, weight] = corner_of(corner, cell_of, strides);
        for k = 1:n
          if bitand(corner, 2^(k - 1))
            weight = weight .* into{k};
          else
            weight = weight .* (1 - into{k});
          end
        end
        % A neighbour without weight does not count, whatever it is.
        part = V(place) .* weight;
        part(weight == 0) = 0;
        vi = vi + reshape(part, [], 1);
      end
    otherwise
      vi = patches(x, V, cell_of, into, width, strides, method);
  end
  if isempty(outside)
    nothing = NaN;
    if ~isreal(V)
      nothing = complex(NaN, NaN);
    end
    if strcmp(method, 'spline')
      vi(unknown) = nothing;
    else
      vi(out) = nothing;
    end
  else
    vi(out) = outside;
  end
  vi = reshape(vi, shape);
end

% The cell of the grid that each point lies in, or is nearest to, how far into it, and how wide it is.
function [place, part, step] = located(knots, at, counted)
  n = numel(knots);
  if ~isfloat(at)
    at = double(at);
  end
  if counted
    place = min(max(floor(at), 1), n - 1);
    part = at - place;
    step = 1;
    place = int32(place);
    return;
  end
  if isa(at, 'single') && all(diff(single(knots)) > 0)
    knots = single(knots);
  end
  at = cast(at, class(knots));
  % That they ascend ('a') need not be asked.
  place = int32(max(1, min(n - 1, lookup(knots, at, 'alr'))));
  step = knots(place + 1) - knots(place);
  part = (at - knots(place)) ./ step;
end

% The grid, its values and the points; counted says along which dimensions the grid is 1, 2, 3, ...
function [x, V, xi, counted] = grids(args)
  m = numel(args);
  if m == 1 || (m == 2 && isscalar(args{2}) && ~isscalar(args{1}))
    V = args{1};
    refine = 1;
    if m == 2
      refine = args{2};
      if ~(isnumeric(refine) && refine >= 0 && refine == fix(refine))
        error('MATLAB:interpn:InvalidRefinement', 'interpn: the number of refinements must be an integer >= 0');
      end
    end
    x = defaults(V);
    counted = true(1, numel(x));
    xi = cell(1, numel(x));
    for k = 1:numel(x)
      xi{k} = linspace(1, numel(x{k}), (numel(x{k}) - 1) * 2^refine + 1);
    end
    if numel(x) > 1
      [xi{:}] = ndgrid(xi{:});
    elseif ~isrow(V)
      xi{1} = xi{1}.';
    end
    return;
  end
  n = (m - 1) / 2;
  if n == fix(n) && dimensions(args{n + 1}) == n && ~(n == 1 && dimensions(args{1}) == 2)
    V = args{n + 1};
    x = defaults(V);
    counted = true(1, n);
    for k = 1:n
      given = args{k};
      if ~isvector(given)
        if ~isequal(size(given), size(V))
          error('MATLAB:interpn:DimensionMismatch', 'interpn: incorrect dimensions for input X%d', k);
        end
        pick = repmat({1}, 1, n);
        pick{k} = ':';
        given = given(pick{:});
      end
      if numel(given) ~= numel(x{k})
        error('MATLAB:interpn:DimensionMismatch', 'interpn: incorrect dimensions for input X%d', k);
      end
      % Of a grid much is asked, and it is short.
      x{k} = gather(double(given(:)));
      counted(k) = isequal(x{k}, (1:numel(x{k})).');
    end
    xi = args(n + 2:end);
  elseif dimensions(args{1}) == m - 1
    V = args{1};
    x = defaults(V);
    counted = true(1, numel(x));
    xi = args(2:end);
  else
    error('MATLAB:interpn:nargin', 'interpn: wrong number or incorrectly formatted input arguments');
  end
  for k = 1:numel(x)
    d = 1;
    if ~counted(k)
      d = diff(x{k});
    end
    if all(d < 0)
      x{k} = flipud(x{k});
      if numel(x) == 1
        V = V(end:-1:1);
      else
        V = flip(V, k);
      end
    elseif ~all(d > 0)
      error('MATLAB:interpn:NonMonotonic', 'interpn: X%d must be strictly monotonic', k);
    end
    if ~isnumeric(xi{k})
      error('MATLAB:interpn:NonNumericPoints', 'interpn: the points must be numeric');
    end
  end
end

function n = dimensions(V)
  if isvector(V)
    n = 1;
  else
    n = ndims(V);
  end
end

function x = defaults(V)
  if ~(isnumeric(V) || islogical(V))
    error('MATLAB:interpn:NonNumericValues', 'interpn: the values must be numeric');
  end
  if dimensions(V) == 1
    x = {(1:numel(V)).'};
  else
    x = arrayfun(@(k) (1:k).', size(V), 'UniformOutput', false);
  end
  if any(cellfun(@numel, x) < 2)
    error('MATLAB:interpn:TooFewPoints', 'interpn: a grid needs at least two points in each dimension');
  end
end

function [place, weight] = corner_of(corner, cell_of, strides)
  place = ones(size(cell_of{1}), 'int32');
  for k = 1:numel(cell_of)
    place = place + strides(k) * (cell_of{k} - 1 + int32(bitand(corner, 2^(k - 1)) > 0));
  end
  weight = 1;
end

% Cubic Hermite patches: for each set of dimensions, the mixed slopes along them at the corners.
function vi = patches(x, V, cell_of, into, width, strides, method)
  n = numel(x);
  vi = zeros(numel(cell_of{1}), 1, class(V));
  value = cell(n, 2);
  slope = cell(n, 2);
  for k = 1:n
    t = into{k};
    value{k, 1} = (1 + 2 * t) .* (1 - t).^2;
    value{k, 2} = t.^2 .* (3 - 2 * t);
    slope{k, 1} = t .* (1 - t).^2 .* width{k};
    slope{k, 2} = t.^2 .* (t - 1) .* width{k};
  end
  for set = 0:2^n - 1
    D = V;
    for k = 1:n
      if bitand(set, 2^(k - 1))
        D = slopes(x{k}, D, k, n, method);
      end
    end
    for corner = 0:2^n - 1
      [place, weight] = corner_of(corner, cell_of, strides);
      for k = 1:n
        side = 1 + (bitand(corner, 2^(k - 1)) > 0);
        if bitand(set, 2^(k - 1))
          weight = weight .* slope{k, side};
        else
          weight = weight .* value{k, side};
        end
      end
      vi = vi + reshape(D(place), [], 1) .* weight;
    end
  end
end

function D = slopes(x, V, dim, n, method)
  if ~isreal(V)
    D = complex(slopes(x, real(V), dim, n, method), slopes(x, imag(V), dim, n, method));
    return;
  end
  shape = size(V);
  if n == 1
    W = V(:);
  else
    order = [dim, 1:dim - 1, dim + 1:n];
    W = permute(V, order);
    turned = size(W);
    W = reshape(W, numel(x), []);
  end
  switch method
    case 'cubic'
      % Cubic convolution: central differences, with a parabola through the ends.
      W = differences(x, W);
    case 'spline'
      W = knot_slopes(spline(x, W.'), x, W);
    case 'makima'
      W = knot_slopes(makima(x, W.'), x, W);
    otherwise
      W = knot_slopes(pchip(x, W.'), x, W);
  end
  if n == 1
    D = reshape(W, shape);
  else
    D = ipermute(reshape(W, turned), order);
  end
end

function W = knot_slopes(pp, x, W)
  W = reshape(ppval(ppder(pp), x(:).'), size(W, 2), []).';
end

function D = differences(x, W)
  m = numel(x);
  h = diff(x);
  s = diff(W, 1, 1) ./ h;
  if m == 2
    D = [s; s];
    return;
  end
  D = zeros(size(W), class(W));
  D(2:m - 1, :) = (s(1:end-1, :) .* h(2:end) + s(2:end, :) .* h(1:end-1)) ./ (h(1:end-1) + h(2:end));
  D(1, :) = 2 * s(1, :) - D(2, :);
  D(m, :) = 2 * s(end, :) - D(m - 1, :);
end
