function [q, err, count] = quadgk(f, a, b, varargin)
  abstol = 1e-10;
  reltol = 1e-6;
  waypoints = [];
  maxint = 650;
  arrayvalued = false;
  % How many intervals it begins with: few where each value of the function is itself an integral.
  begin_with = 10;
  if nargin > 3
    if ischar(varargin{1}) || isstring(varargin{1})
      if mod(numel(varargin), 2) ~= 0
        error('MATLAB:quadgk:pvPairs', 'quadgk: options must come in pairs');
      end
      for k = 1:2:numel(varargin)
        value = varargin{k + 1};
        switch lower(char(varargin{k}))
          case 'abstol'
            abstol = value;
          case 'reltol'
            reltol = value;
          case 'waypoints'
            waypoints = value(:).';
          case 'maxintervalcount'
            maxint = value;
          case 'arrayvalued'
            arrayvalued = value;
          case 'intervals'
            begin_with = value;
          case 'trace'
          otherwise
            error('MATLAB:quadgk:unknownOption', 'quadgk: unknown option ''%s''', char(varargin{k}));
        end
      end
    else
      if ~isempty(varargin{1})
        abstol = varargin{1};
      end
      if numel(varargin) > 1 && ~isempty(varargin{2})
        reltol = varargin{2};
      end
    end
  end
  if ~(isscalar(abstol) && isnumeric(abstol) && abstol >= 0)
    error('MATLAB:quadgk:invalidAbsTol', 'quadgk: AbsTol must be a nonnegative scalar');
  end
  if ~(isscalar(reltol) && isnumeric(reltol) && reltol >= 0)
    error('MATLAB:quadgk:invalidRelTol', 'quadgk: RelTol must be a nonnegative scalar');
  end
  if ~(isfloat(a) && isfloat(b) && isscalar(a) && isscalar(b))
    error('MATLAB:quadgk:invalidEndpoint', 'A and B must be floating-point scalars.');
  end
  single_class = isa(a, 'single') || isa(b, 'single') || isa(waypoints, 'single');
  if ischar(f)
    f = fcnchk(f);
  end
  sign_of = 1;
  ends = [];
  if isreal(a) && isreal(b) && b < a && isempty(waypoints)
    swap = a;
    a = b;
    b = swap;
    sign_of = -1;
  end
  % The interval is mapped to [-1, 1] so that end points may be singular or infinite. Beside an end of that the distance
  % from it is what is counted, so that points stay apart from a singular end; the base of a part is the end it lies at.
  if ~isempty(waypoints) && ~(isreal(a) && isreal(b) && isreal(waypoints))
    corners = [a, waypoints, b];
    edges = 0:numel(corners) - 1;
    transform = @(s, base) path_points(s, corners);
    ends = [-Inf, Inf];
  elseif isinf(a) && isinf(b)
    if a == b
      q = 0;
      err = 0;
      count = 0;
      return;
    end
    transform = @both_infinite;
    w = waypoints;
    edges = sort([-1, 1, w2t_both(w)]);
  elseif isinf(b)
    transform = @(s, base) infinite_above(s, base, a);
    s = sqrt(max(waypoints - a, 0));
    edges = sort([0, 1, s ./ (1 + s)]);
  elseif isinf(a)
    transform = @(s, base) infinite_below(s, base, b);
    s = sqrt(max(b - waypoints, 0));
    edges = sort([-1, 0, -s ./ (1 + s)]);
  else
    mid = (b + a) / 2;
    half = (b - a) / 2;
    transform = @(s, base) finite_points(s, base, a, b);
    if isempty(waypoints)
      edges = [-1, 1];
    else
      edges = sort([-1, 1, cubic_inverse((waypoints - mid) / half)]);
    end
  end
  parts = edges(1);
  for k = 2:numel(edges)
    if edges(k) > edges(k - 1)
      extra = linspace(edges(k - 1), edges(k), max(2, ceil(begin_with / (numel(edges) - 1)) + 1));
      parts = [parts, extra(2:end)];
    end
  end
  left = parts(1:end - 1);
  right = parts(2:end);
  if isempty(left)
    q = 0;
    err = 0;
    count = 0;
    return;
  end
  g = f;
  if arrayvalued
    f = @(x) pointwise(g, x);
  end
  if isempty(ends)
    ends = edges([1, end]);
  end
  % The first parts are wide, so that their points are apart as they are.
  base = zeros(size(left));
  done_q = 0;
  done_e = 0;
  count = 0;
  held = NaN;
  [x, weights] = points_of(transform, left, right, base);
  first = x(1);
  while true
    [pq, pe] = kronrod(f, x, weights, left, right, arrayvalued);
    count = count + 15 * numel(left);
    q = done_q + sum(pq, 2);
    err = done_e + sum(pe);
    tol = max(abstol, reltol * norm(q, Inf));
    if ~all(isfinite(q))
      warning('MATLAB:quadgk:NonFiniteValue', 'Infinite or Not-a-Number value encountered.');
      break;
    end
    if err <= tol
      break;
    end
    total = parts(end) - parts(1);
    % A share for its length, or one so small that those of all parts together are less than the tolerance.
    fine = pe <= tol * max(abs(right - left) / total, 0.05 / maxint) | ...
      abs(right - left) <= 4 * eps(max(abs(left), abs(right)));
    [done_q, done_e] = deal(done_q + sum(pq(:, fine), 2), done_e + sum(pe(fine)));
    [left, right, base, pq, pe] = deal(left(~fine), right(~fine), base(~fine), pq(:, ~fine), pe(~fine));
    if isempty(left)
      break;
    end
    [half_left, half_right, half_base, x, weights, close] = halves(transform, left, right, base, ends);
    if any(close)
      % Points of these would be the same numbers: they stay as they are.
      held = x(8, find([close, close], 1));
      [done_q, done_e] = deal(done_q + sum(pq(:, close), 2), done_e + sum(pe(close)));
      kept = ~[close, close];
      [half_left, half_right, half_base] = deal(half_left(kept), half_right(kept), half_base(kept));
      [x, weights] = deal(x(:, kept), weights(:, kept));
      if isempty(half_left)
        break;
      end
    end
    if numel(half_left) > maxint
      warning('MATLAB:quadgk:MaxIntervalCountReached', 'quadgk: the greatest number of intervals (%d) is reached; the error is about %g', maxint, err);
      break;
    end
    [left, right, base] = deal(half_left, half_right, half_base);
  end
  if ~isnan(held) && err > tol
    warning('MATLAB:quadgk:MinStepSize', ['Minimum step size reached near x = %g. ', ...
      'There may be a singularity, or the tolerances may be too tight for this problem.'], held);
  end
  q = sign_of * q;
  if arrayvalued
    q = reshape(q, size(g(first)));
  end
  if single_class
    q = single(q);
    err = single(err);
  end
end

function t = w2t_both(w)
  t = zeros(size(w));
  nz = w ~= 0;
  t(nz) = (2 * w(nz)) ./ (1 + sqrt(1 + 4 * w(nz) .^ 2));
end

function t = cubic_inverse(u)
  % Solves t*(3 - t^2)/2 = u on [-1, 1].
  t = 2 * sin(asin(u) / 3);
end

function [left, right, base] = based(left, right, base, ends)
  % Parts that lie at an end, by their distance from it.
  low = base == 0 & left == ends(1) & right ~= ends(2);
  high = base == 0 & right == ends(2) & left ~= ends(1);
  right(low) = right(low) - ends(1);
  left(high) = left(high) - ends(2);
  left(low) = 0;
  right(high) = 0;
  base(low) = -1;
  base(high) = 1;
end

function [left, right, base, x, weights, close] = halves(transform, left, right, base, ends)
  [left, right, base] = based(left, right, base, ends);
  mid = (left + right) / 2;
  [left, right, base] = based([left, mid], [mid, right], [base, base], ends);
  [x, weights] = points_of(transform, left, right, base);
  apart = abs(diff(x)) > 100 * eps(class(x)) * abs(x(2:end, :));
  close = ~all(apart & isfinite(x(2:end, :)) & isfinite(x(1:end - 1, :)), 1);
  close = close(1:end / 2) | close(end / 2 + 1:end);
end

function [t, low, high] = places(s, base, from, to)
  % Where a point is, and how far from both ends.
  if ~any(base)
    t = s;
    low = s - from;
    high = to - s;
    return;
  end
  t = s + (base < 0) * from + (base > 0) * to;
  low = s - (base == 0) * from + (base > 0) * (to - from);
  high = (base == 0) * to + (base < 0) * (to - from) - s;
end

function [x, weights] = finite_points(s, base, a, b)
  quarter = (b - a) / 4;
  if ~any(base)
    x = quarter * s .* (3 - s .^ 2) + (b + a) / 2;
    weights = 3 * quarter * (1 - s .^ 2);
    return;
  end
  [t, low, high] = places(s, base, -1, 1);
  [low_end, high_end, inner] = deal(base < 0, base > 0, base == 0);
  x = low_end * a + high_end * b + inner * ((b + a) / 2) + ...
    quarter * (inner .* t .* (3 - t .^ 2) + low_end .* low .^ 2 .* (3 - low) - high_end .* high .^ 2 .* (3 - high));
  weights = 3 * quarter * low .* high;
end

function [x, weights] = both_infinite(s, base)
  [t, low, high] = places(s, base, -1, 1);
  x = t ./ (low .* high);
  weights = (1 + t .^ 2) ./ (low .* high) .^ 2;
end

function [x, weights] = infinite_above(s, base, a)
  [t, ~, high] = places(s, base, 0, 1);
  x = a + (t ./ high) .^ 2;
  weights = 2 * t ./ high .^ 3;
end

function [x, weights] = infinite_below(s, base, b)
  [t, low] = places(s, base, -1, 0);
  x = b - (t ./ low) .^ 2;
  weights = -2 * t ./ low .^ 3;
end

function [x, weights] = path_points(t, corners)
  k = min(floor(t), numel(corners) - 2) + 1;
  s = t - (k - 1);
  from = reshape(corners(k), size(t));
  weights = reshape(corners(k + 1), size(t)) - from;
  x = from + s .* weights;
end

function y = pointwise(g, t)
  % A column of values for each point.
  y = cell(1, numel(t));
  for k = 1:numel(t)
    y{k} = reshape(g(t(k)), [], 1);
  end
  y = [y{:}];
end

function [x, weights] = points_of(transform, left, right, base)
  % The 15 points of each part, and what their values count for.
  nodes = [0.991455371120812639206854697526329, 0.949107912342758524526189684047851, ...
           0.864864423359769072789712788640926, 0.741531185599394439863864773280788, ...
           0.586087235467691130294144691693013, 0.405845151377397166906606412076961, ...
           0.207784955007898467600689403773245, 0.000000000000000000000000000000000];
  half = (right - left) / 2;
  mid = (right + left) / 2;
  s = [-nodes, fliplr(nodes(1:7))].' * half + ones(15, 1) * mid;
  [x, weights] = transform(s, base);
end

function [q, e] = kronrod(f, x, weights, left, right, arrayvalued)
  wk = [0.022935322010529224963732008058970, 0.063092092629978553290700663189204, ...
        0.104790010322250183839876322541518, 0.140653259715525918745189590510238, ...
        0.169004726639267902826583426598550, 0.190350578064785409913256402421014, ...
        0.204432940075298892414161999234649, 0.209482141084727828012999174891714];
  wg = [0, 0.129484966168869693270611432679082, 0, 0.279705391489276667901467771423780, ...
        0, 0.381830050505118944950369775488975, 0, 0.417959183673469387755102040816327];
  wk = [wk, fliplr(wk(1:7))];
  wg = [wg, fliplr(wg(1:7))];
  half = (right - left) / 2;
  y = f(x(:).');
  if arrayvalued
    y = reshape(y, [], 15, numel(half)) .* reshape(weights, 1, 15, []);
    q = permute(sum(y .* wk, 2), [1, 3, 2]) .* half;
    e = max(abs(q - permute(sum(y .* wg, 2), [1, 3, 2]) .* half), [], 1);
    return;
  elseif numel(y) ~= numel(x)
    error('MATLAB:integral:FxNotSameSizeAsX', ['Output of the function must be the same size as the input. ', ...
          'If FUN is an array-valued integrand, set the ''ArrayValued'' option to true.']);
  end
  y = reshape(y, size(x)) .* weights;
  q = (wk * y) .* half;
  e = abs(q - (wg * y) .* half);
end
