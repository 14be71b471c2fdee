function yi = interp1(x, y, varargin)
  if is_time(x) || is_time(y)
    yi = of_times(x, y, varargin);
    return;
  end
  method = 'linear';
  extrap = [];
  as_pp = false;
  right_side = [];
  xi = [];
  counted = false;
  have_xi = false;
  have_method = false;
  for k = 1:numel(varargin)
    arg = varargin{k};
    if ischar(arg) || isstring(arg)
      arg = lower(char(arg));
      switch arg
        case 'extrap'
          extrap = 'extrap';
        case 'pp'
          as_pp = true;
        case {'right', '-right'}
          right_side = true;
        case {'left', '-left'}
          right_side = false;
        otherwise
          method = arg;
          have_method = true;
      end
    elseif ~have_xi && ~have_method
      xi = arg;
      have_xi = true;
    elseif ~isempty(arg)
      extrap = arg;
    end
  end
  if ~have_xi && ~as_pp
    xi = y;
    y = x;
    counted = true;
    if isvector(y)
      x = 1:numel(y);
    else
      x = 1:size(y, 1);
    end
  end
  equal_steps = method(1) == '*';
  if equal_steps
    method = method(2:end);
  end
  x = x(:);
  if isvector(y)
    y = y(:);
    vector_values = true;
  else
    vector_values = false;
  end
  n = numel(x);
  sz = size(y);
  if equal_steps && n == 1
    x = x + (0:sz(1) - 1).' ;
    n = numel(x);
  end
  Y = reshape(y, sz(1), prod(sz(2:end)));
  if n < 2 || sz(1) < 2
    error('MATLAB:interp1:NotEnoughPts', 'interp1: at least two points are needed in each dimension');
  end
  if sz(1) ~= n
    error('MATLAB:interp1:YInvalidNumRows', 'interp1: the number of values must match the number of points');
  end
  % That the points ascend is asked once, and not at all where they were counted.
  jumps = false;
  if ~counted && ~all(diff(x) > 0)
    if any(diff(x) < 0)
      if all(diff(x) <= 0)
        x = flipud(x);
        Y = flipud(Y);
      end
      [x, order] = sort(x);
      Y = Y(order, :);
    end
    jumps = any(diff(x) == 0);
    if jumps && isempty(right_side)
      error('MATLAB:interp1:RepeatedPoints', 'Sample points must be unique.');
    end
    if x(1) == x(end)
      error('MATLAB:interp1:RepeatedPoints', 'interp1: the points must not all be the same');
    end
  end
  if jumps && ~any(strcmp(method, {'linear', 'nearest', 'previous', 'next'}))
    error('MATLAB:interp1:RepeatedPoints', 'interp1: discontinuities are not supported for the method ''%s''', method);
  end
  points = xi(:);
  switch method
    case {'linear', 'nearest', 'previous', 'next'}
      if as_pp
        yi = simple_pp(x, Y, method, sz);
        return;
      end
      V = simple(x, Y, points, method, right_side, jumps);
    case {'cubic', 'v5cubic', 'pchip'}
      steps = diff(x);
      if ~strcmp(method, 'pchip') && n > 2
        if max(abs(steps - steps(1))) <= 8 * eps(max(abs(x)))
          pp = convolution(x, Y);
        else
          % Convolution needs equal steps.
          pp = spline(x, Y.');
        end
      elseif n == 2
        pp = mkpp(x, [(diff(Y) / diff(x)).', Y(1, :).'], size(Y, 2));
      else
        pp = pchip(x, Y.');
      end
      if as_pp
        yi = redim(pp, sz);
        return;
      end
      V = columns(ppval(pp, points), size(Y, 2), numel(points));
    case {'spline', 'makima'}
      if strcmp(method, 'spline')
        pp = spline(x, Y.');
      else
        pp = makima(x, Y.');
      end
      if as_pp
        yi = redim(pp, sz);
        return;
      end
      V = columns(ppval(pp, points), size(Y, 2), numel(points));
    otherwise
      error('MATLAB:interp1:InvalidMethod', 'interp1: invalid method ''%s''', method);
  end
  if isempty(extrap)
    % These go on by themselves.
    if any(strcmp(method, {'pchip', 'spline', 'makima'}))
      extrap = 'extrap';
    else
      extrap = missing_value(Y);
    end
  end
  outside = points < x(1) | points > x(end) | isnan(points);
  if isnumeric(extrap) || islogical(extrap)
    V(outside, :) = extrap;
  end
  V(isnan(points), :) = missing_value(Y);
  if vector_values
    if isvector(xi) || isempty(xi)
      yi = reshape(V, size(xi));
    else
      yi = reshape(V, size(xi));
    end
  elseif isvector(xi)
    yi = reshape(V, [numel(xi), sz(2:end)]);
  else
    yi = reshape(V, [size(xi), sz(2:end)]);
  end
end

function tf = is_time(x)
  tf = isdatetime(x) || isduration(x);
end

% Dates and durations, as points and as values, by their seconds from the earliest one.
function yi = of_times(x, y, given)
  at = find(cellfun(@is_time, given));
  if isempty(given) || ischar(given{1}) || isstring(given{1})
    origin = min(x(:));
    x = seconds(x - origin);
    for k = at
      given{k} = seconds(given{k} - origin);
    end
    yi = origin + seconds(interp1(x, y, given{:}));
    return;
  end
  if is_time(x)
    origin = min(x(:));
    x = seconds(x - origin);
    given{1} = seconds(given{1} - origin);
    at(at == 1) = [];
  end
  if ~is_time(y)
    yi = interp1(x, y, given{:});
    return;
  end
  origin = min(y(:));
  for k = at
    given{k} = seconds(given{k} - origin);
  end
  yi = origin + seconds(interp1(x, seconds(y - origin), given{:}));
end

% Of complex values neither the real nor the imaginary part is known.
function v = missing_value(Y)
  if isreal(Y)
    v = NaN;
  else
    v = complex(NaN, NaN);
  end
end

function V = columns(v, q, m)
  V = reshape(v, q, m).';
end

function V = simple(x, Y, points, method, right_side, jumps)
  n = numel(x);
  if jumps && ~right_side
    % How many points come before each: all but those that are not below it.
    at = min(max(n - lookup(-flipud(x), -points), 1), n - 1);
  else
    % That they ascend ('a') need not be asked.
    at = lookup(x, points, 'alr');
  end
  if jumps
    % At the last point of a jump there is no interval of zero length to take.
    flat = x(at) == x(at + 1);
    while any(flat)
      at(flat) = at(flat) - 1;
      at(at < 1) = 1;
      again = x(at) == x(at + 1);
      if isequal(again, flat) && all(at(flat) == 1)
        break;
      end
      flat = again;
    end
  end
  x1 = x(at);
  x2 = x(at + 1);
  switch method
    case 'linear'
      t = (points - x1) ./ (x2 - x1);
      V = Y(at, :) + t .* (Y(at + 1, :) - Y(at, :));
      if ~jumps
        V = merge(repmat(points == x2, 1, size(Y, 2)), Y(at + 1, :), V);
      end
    case 'nearest'
      V = Y(at + (points - x1 >= x2 - points), :);
    case 'previous'
      V = Y(at + (points >= x2), :);
    case 'next'
      V = Y(at + (points > x1), :);
  end
end

function pp = simple_pp(x, Y, method, sz)
  n = numel(x);
  d = sz(2:end);
  q = size(Y, 2);
  keep = [true; diff(x) > 0];
  switch method
    case 'linear'
      left = find(diff(x) > 0);
      h = x(left + 1) - x(left);
      slope = (Y(left + 1, :) - Y(left, :)) ./ h;
      coefs = cat(3, slope.', Y(left, :).');
      pp = mkpp([x(left); x(end)], reshape(coefs, q * numel(left), 2), d);
    case 'nearest'
      breaks = [x(1); (x(1:n - 1) + x(2:n)) / 2; x(n)];
      pp = mkpp(breaks, reshape(Y.', q * n, 1), d);
    case 'previous'
      pp = mkpp([x; 2 * x(n) - x(n - 1)], reshape(Y.', q * n, 1), d);
    case 'next'
      pp = mkpp([2 * x(1) - x(2); x], reshape(Y.', q * n, 1), d);
  end
end

function pp = redim(pp, sz)
  pp.dim = sz(2:end);
end

% Cubic convolution: R. Keys, Cubic convolution interpolation for digital image processing (1981).
function pp = convolution(x, Y)
  [n, m] = size(Y);
  h = (x(end) - x(1)) / (n - 1);
  P = [3 * Y(1, :) - 3 * Y(2, :) + Y(3, :); Y; 3 * Y(n, :) - 3 * Y(n - 1, :) + Y(n - 2, :)];
  [y0, y1, y2, y3] = deal(P(1:n - 1, :).', P(2:n, :).', P(3:n + 1, :).', P(4:n + 2, :).');
  coefs = cat(3, (3 * (y1 - y2) + y3 - y0) / (2 * h ^ 3), (2 * y0 - 5 * y1 + 4 * y2 - y3) / (2 * h ^ 2), (y2 - y0) / (2 * h), y1);
  pp = mkpp(x, reshape(coefs, m * (n - 1), 4), m);
end
