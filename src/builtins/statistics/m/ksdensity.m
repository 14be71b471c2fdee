function [f, xi, bw] = ksdensity(x, varargin)
  % Bowman and Azzalini, Applied Smoothing Techniques for Data Analysis, 1997.
  x = testdata('ksdensity', x);
  if isvector(x)
    x = x(:);
  end
  d = size(x, 2);
  if d > 2
    error('stats:ksdensity:BadX', 'ksdensity: expected a vector or a matrix with two columns');
  end
  points = [];
  if ~isempty(varargin) && isnumeric(varargin{1})
    points = varargin{1};
    varargin(1) = [];
  end
  o = struct('Bandwidth', [], 'Width', [], 'Kernel', 'normal', 'Function', 'pdf', 'Support', 'unbounded', ...
             'NumPoints', 100, 'NPoints', [], 'Weights', [], 'BoundaryCorrection', 'log', 'PlotFcn', '');
  o = nameoptions('ksdensity', varargin, o);
  if ~isempty(o.NPoints)
    o.NumPoints = o.NPoints;
  end
  if ~isempty(o.Width)
    o.Bandwidth = o.Width;
  end
  w = ones(size(x, 1), 1);
  if ~isempty(o.Weights)
    w = reshape(o.Weights, [], 1);
  end
  known = ~any(isnan(x), 2);
  x = x(known, :);
  w = w(known) / sum(w(known));
  bounds = bounds_of(o.Support, d);
  y = spread_out(x, bounds);
  n = size(x, 1);
  bw = o.Bandwidth;
  if isempty(bw)
    s = median(abs(y - median(y, 1)), 1) / 0.6745;
    flat = s <= 0;
    s(flat) = std(y(:, flat), 0, 1);
    s(s == 0) = 1;
    bw = s * (4 / ((d + 2) * n)) ^ (1 / (d + 4));
  elseif isscalar(bw) && d == 2
    bw = [bw, bw];
  end
  inverse = strcmpi(o.Function, 'icdf');
  xi = points;
  if isempty(xi) && inverse
    xi = (1:99) / 100;
  elseif isempty(xi) && d == 1
    grid = linspace(min(y) - 3 * bw, max(y) + 3 * bw, o.NumPoints);
    xi = brought_back(grid, bounds);
  elseif isempty(xi)
    low = min(y, [], 1) - 3 * bw;
    high = max(y, [], 1) + 3 * bw;
    [a, b] = meshgrid(linspace(low(1), high(1), 30), linspace(low(2), high(2), 30));
    xi = brought_back([a(:), b(:)], bounds);
  end
  if d == 2
    f = plane(y, w, xi, bw, bounds, o);
  elseif inverse
    f = inverted(y, w, xi, bw, bounds, o);
  else
    f = reshape(curve(y, w, xi(:), bw, bounds, o), size(xi));
  end
  if nargout == 0
    plot(xi, f);
    clear f
  end
end
function bounds = bounds_of(support, d)
  if ischar(support) || isstring(support)
    switch lower(char(support))
      case 'unbounded', bounds = [-Inf; Inf];
      case 'positive', bounds = [0; Inf];
      case 'nonnegative', bounds = [0; Inf];
      otherwise
        error('stats:ksdensity:BadSupport', 'ksdensity: unknown support ''%s''', char(support));
    end
    bounds = repmat(bounds, 1, d);
  else
    bounds = reshape(support, 2, []);
    bounds = repmat(bounds, 1, d / size(bounds, 2));
  end
end
function y = spread_out(x, bounds)
  y = x;
  for k = 1:size(x, 2)
    [low, high] = deal(bounds(1, k), bounds(2, k));
    if low > -Inf && high < Inf
      y(:, k) = log((x(:, k) - low) ./ (high - x(:, k)));
    elseif low > -Inf
      y(:, k) = log(x(:, k) - low);
    elseif high < Inf
      y(:, k) = -log(high - x(:, k));
    end
  end
end
function x = brought_back(y, bounds)
  x = y;
  for k = 1:size(bounds, 2)
    column = y;
    if size(bounds, 2) > 1
      column = y(:, k);
    end
    [low, high] = deal(bounds(1, k), bounds(2, k));
    if low > -Inf && high < Inf
      column = low + (high - low) ./ (1 + exp(-column));
    elseif low > -Inf
      column = low + exp(column);
    elseif high < Inf
      column = high - exp(-column);
    end
    if size(bounds, 2) > 1
      x(:, k) = column;
    else
      x = column;
    end
  end
end
function s = slope(x, bounds)
  % How fast the spread out numbers grow.
  [low, high] = deal(bounds(1), bounds(2));
  if low > -Inf && high < Inf
    s = (high - low) ./ ((x - low) .* (high - x));
  elseif low > -Inf
    s = 1 ./ (x - low);
  elseif high < Inf
    s = 1 ./ (high - x);
  else
    s = ones(size(x));
  end
end
function [k, K] = kernel(o)
  if isa(o.Kernel, 'function_handle')
    k = o.Kernel;
    K = [];
    return;
  end
  switch lower(o.Kernel)
    case {'normal', 'gaussian'}
      k = @(z) exp(-z .^ 2 / 2) / sqrt(2 * pi);
      K = @(z) erfc(-z / sqrt(2)) / 2;
    case 'box'
      k = @(z) (abs(z) <= sqrt(3)) / (2 * sqrt(3));
      K = @(z) min(max((z + sqrt(3)) / (2 * sqrt(3)), 0), 1);
    case 'triangle'
      k = @(z) max(1 - abs(z) / sqrt(6), 0) / sqrt(6);
      K = @(z) 0.5 + sign(z) .* (1 - (1 - min(abs(z) / sqrt(6), 1)) .^ 2) / 2;
    case 'epanechnikov'
      k = @(z) max(1 - z .^ 2 / 5, 0) * 0.75 / sqrt(5);
      K = @(z) 0.5 + 0.75 * (min(max(z / sqrt(5), -1), 1) - min(max(z / sqrt(5), -1), 1) .^ 3 / 3);
    otherwise
      error('stats:ksdensity:BadKernel', 'ksdensity: unknown kernel ''%s''', o.Kernel);
  end
end
function f = curve(y, w, xi, bw, bounds, o)
  [k, K] = kernel(o);
  inside = xi > bounds(1) & xi < bounds(2);
  safe = xi;
  safe(~inside) = mean(brought_back(y, bounds));
  z = (spread_out(safe, bounds) - y.') / bw;
  switch lower(o.Function)
    case 'pdf'
      f = k(z) * w / bw .* slope(safe, bounds);
      f(~inside) = 0;
    case {'cdf', 'survivor', 'cumhazard'}
      f = K(z) * w;
      f(xi <= bounds(1)) = 0;
      f(xi >= bounds(2)) = 1;
      if strcmpi(o.Function, 'survivor')
        f = 1 - f;
      elseif strcmpi(o.Function, 'cumhazard')
        f = -log(1 - f);
      end
    otherwise
      error('stats:ksdensity:BadFunction', 'ksdensity: unknown function ''%s''', o.Function);
  end
end
function x = inverted(y, w, p, bw, bounds, o)
  % Bisection of all probabilities at once.
  [~, K] = kernel(o);
  low = repmat(min(y) - 40 * bw, numel(p), 1);
  high = repmat(max(y) + 40 * bw, numel(p), 1);
  for step = 1:80
    mid = (low + high) / 2;
    under = K((mid - y.') / bw) * w < p(:);
    low = merge(under, mid, low);
    high = merge(under, high, mid);
  end
  x = reshape(brought_back((low + high) / 2, bounds), size(p));
  x(p < 0 | p > 1) = NaN;
  x(p == 0) = bounds(1);
  x(p == 1) = bounds(2);
end
function f = plane(y, w, xi, bw, bounds, o)
  [k, K] = kernel(o);
  z = spread_out(xi, bounds);
  [a, b] = deal((z(:, 1) - y(:, 1).') / bw(1), (z(:, 2) - y(:, 2).') / bw(2));
  switch lower(o.Function)
    case 'pdf'
      f = (k(a) .* k(b)) * w / prod(bw) .* slope(xi(:, 1), bounds(:, 1)) .* slope(xi(:, 2), bounds(:, 2));
    case 'cdf', f = (K(a) .* K(b)) * w;
    case 'survivor', f = (K(-a) .* K(-b)) * w;
    otherwise
      error('stats:ksdensity:BadFunction', 'ksdensity: unknown function ''%s'' of two variables', o.Function);
  end
end
