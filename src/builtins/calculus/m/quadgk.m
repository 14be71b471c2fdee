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
  single_class = isa(a, 'single') || isa(b, 'single') || isa(waypoints, 'single');
  if ischar(f)
    f = str2func(f);
  end
  sign_of = 1;
  if isreal(a) && isreal(b) && b < a && isempty(waypoints)
    swap = a;
    a = b;
    b = swap;
    sign_of = -1;
  end
  % The interval is mapped to [-1, 1] so that end points may be singular or infinite.
  if ~isempty(waypoints) && ~(isreal(a) && isreal(b) && isreal(waypoints))
    corners = [a, waypoints, b];
    edges = 0:numel(corners) - 1;
    transform = @(t) path_value(f, t, corners);
  elseif isinf(a) && isinf(b)
    if a == b
      q = 0;
      err = 0;
      count = 0;
      return;
    end
    transform = @(t) f(t ./ (1 - t .^ 2)) .* (1 + t .^ 2) ./ (1 - t .^ 2) .^ 2;
    w = waypoints;
    edges = sort([-1, 1, w2t_both(w)]);
  elseif isinf(b)
    transform = @(t) f(a + (t ./ (1 - t)) .^ 2) .* (2 * t) ./ (1 - t) .^ 3;
    s = sqrt(max(waypoints - a, 0));
    edges = sort([0, 1, s ./ (1 + s)]);
  elseif isinf(a)
    transform = @(t) f(b - (t ./ (1 + t)) .^ 2) .* (-2 * t) ./ (1 + t) .^ 3;
    s = sqrt(max(b - waypoints, 0));
    edges = sort([-1, 0, -s ./ (1 + s)]);
  else
    mid = (b + a) / 2;
    half = (b - a) / 2;
    transform = @(t) f(((b - a) / 4) * t .* (3 - t .^ 2) + mid) .* (((b - a) / 4) * 3 * (1 - t .^ 2));
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
  if arrayvalued
    transform = @(t) pointwise(transform, t);
  end
  done_q = 0;
  done_e = 0;
  count = 0;
  while true
    [pq, pe] = kronrod(transform, left, right);
    count = count + 15 * numel(left);
    q = done_q + sum(pq);
    err = done_e + sum(pe);
    tol = max(abstol, reltol * abs(q));
    if ~isfinite(q) || err <= tol
      break;
    end
    total = parts(end) - parts(1);
    fine = pe <= tol * abs(right - left) / total | abs(right - left) <= 4 * eps(max(abs(left), abs(right)));
    done_q = done_q + sum(pq(fine));
    done_e = done_e + sum(pe(fine));
    left = left(~fine);
    right = right(~fine);
    if isempty(left)
      break;
    end
    if 2 * numel(left) > maxint
      warning('MATLAB:quadgk:MaxIntervalCountReached', 'quadgk: the greatest number of intervals (%d) is reached; the error is about %g', maxint, err);
      break;
    end
    mid = (left + right) / 2;
    left = [left, mid];
    right = [mid, right];
  end
  q = sign_of * q;
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

function y = path_value(f, t, corners)
  k = min(floor(t), numel(corners) - 2) + 1;
  s = t - (k - 1);
  from = reshape(corners(k), size(t));
  step = reshape(corners(k + 1), size(t)) - from;
  y = f(from + s .* step) .* step;
end

function y = pointwise(g, t)
  y = zeros(size(t));
  for k = 1:numel(t)
    y(k) = g(t(k));
  end
end

function [q, e] = kronrod(g, left, right)
  nodes = [0.991455371120812639206854697526329, 0.949107912342758524526189684047851, ...
           0.864864423359769072789712788640926, 0.741531185599394439863864773280788, ...
           0.586087235467691130294144691693013, 0.405845151377397166906606412076961, ...
           0.207784955007898467600689403773245, 0.000000000000000000000000000000000];
  wk = [0.022935322010529224963732008058970, 0.063092092629978553290700663189204, ...
        0.104790010322250183839876322541518, 0.140653259715525918745189590510238, ...
        0.169004726639267902826583426598550, 0.190350578064785409913256402421014, ...
        0.204432940075298892414161999234649, 0.209482141084727828012999174891714];
  wg = [0, 0.129484966168869693270611432679082, 0, 0.279705391489276667901467771423780, ...
        0, 0.381830050505118944950369775488975, 0, 0.417959183673469387755102040816327];
  x = [-nodes, fliplr(nodes(1:7))];
  wk = [wk, fliplr(wk(1:7))];
  wg = [wg, fliplr(wg(1:7))];
  half = (right - left) / 2;
  mid = (right + left) / 2;
  t = x.' * half + ones(15, 1) * mid;
  y = reshape(g(t(:).'), size(t));
  q = (wk * y) .* half;
  e = abs(q - (wg * y) .* half);
end
