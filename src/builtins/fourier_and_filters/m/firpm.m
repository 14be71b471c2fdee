function [b, err, res] = firpm(n, f, m, varargin)
  % T. W. Parks and J. H. McClellan, Chebyshev approximation for nonrecursive digital filters with linear phase, 1972.
  density = 16;
  for k = 1:numel(varargin)
    if iscell(varargin{k})
      density = varargin{k}{1};
      varargin{k} = [];
    end
  end
  [n, f, m, w, kind] = firbands('firpm', n, f, m, varargin);
  odd = ~isempty(kind);
  half = mod(n, 2) == 1;
  % The amplitude is a factor times a polynomial of degree r - 1 in the cosine.
  r = floor(n / 2) + 1;
  if odd && ~half
    r = r - 1;
  end
  step = 1 / (density * r);
  grid = [];
  ideal = [];
  weight = [];
  for k = 1:numel(w)
    low = f(2 * k - 1);
    high = f(2 * k);
    if odd && k == 1
      low = max(low, step);
    end
    if k == numel(w) && high == 1 && (~odd && half || odd && ~half)
      high = 1 - step;
    end
    x = linspace(low, high, max(ceil((high - low) / step), 2) + 1);
    d = m(2 * k - 1) + (m(2 * k) - m(2 * k - 1)) * (x - f(2 * k - 1)) / max(f(2 * k) - f(2 * k - 1), eps);
    u = w(k) * ones(size(x));
    if strcmp(kind, 'd') && any(m(2 * k - 1:2 * k))
      u = u ./ max(x / 2, 1e-6);
    end
    grid = [grid, x];
    ideal = [ideal, d];
    weight = [weight, u];
  end
  if ~odd && half
    factor = cos(pi * grid / 2);
  elseif odd && ~half
    factor = sin(pi * grid);
  elseif odd
    factor = sin(pi * grid / 2);
  else
    factor = ones(size(grid));
  end
  D = ideal ./ factor;
  W = weight .* factor;
  x = cos(pi * grid);
  if numel(grid) < r + 1
    error('signal:firpm:invalidOrder', 'firpm: the order %d is too high for these bands', n);
  end
  at = round(linspace(1, numel(grid), r + 1));
  least = Inf;
  signs = (-1) .^ (0:r);
  for iter = 1:100
    gamma = nodeweights(x(at));
    delta = sum(gamma .* D(at)) / sum(gamma .* signs ./ W(at));
    values = D(at) - signs * delta ./ W(at);
    error_on_grid = W .* (D - interpolated(x, x(at), values, gamma));
    worst = max(abs(error_on_grid), [], 'includenan');
    if worst < least || iter == 1
      % The points of the least error so far are kept: where rounding is all that is left, the next ones may be worse.
      least = worst;
      best = at;
    end
    if isnan(worst) || worst < 1e-12 * max(abs(weight .* ideal))
      break;
    end
    next = extremes(error_on_grid, r + 1, abs(delta));
    if numel(next) < r + 1 && iter == 1
      % Points that lie symmetrically may have an error without enough extremes: others do not.
      at = round(1 + (numel(grid) - 1) * linspace(0, 1, r + 1) .^ 1.1);
      continue;
    end
    if isequal(next, at) || numel(next) < r + 1
      break;
    end
    at = next;
    if worst - abs(delta) < 1e-10 * max(abs(delta), 1e-14)
      break;
    end
  end
  at = best;
  gamma = nodeweights(x(at));
  delta = sum(gamma .* D(at)) / sum(gamma .* signs ./ W(at));
  values = D(at) - signs * delta ./ W(at);
  % The coefficients from samples of the amplitude on the whole circle.
  N = 2 * r + 1;
  theta = 2 * pi * (0:r) / N;
  P = interpolated(cos(theta), x(at), values, gamma);
  p = 4 / N * (cos((0:r)' * theta) * ([0.5, ones(1, r)] .* P)');
  p(1) = p(1) / 2;
  p = p(1:r);
  b = impulse(p, n, odd, half);
  if strcmp(kind, 'h')
    b = -b;
  end
  err = abs(delta);
  if nargout > 2
    res.fgrid = grid';
    res.des = ideal';
    res.wt = weight';
    res.H = reshape(freqz(b, 1, pi * grid), [], 1);
    res.error = (ideal .* 1 - factor .* interpolated(x, x(at), values, gamma))';
    res.iextr = at';
    res.fextr = grid(at)';
  end
end

function gamma = nodeweights(x)
  % One over the products of differences, scaled so that none overflows.
  n = numel(x);
  gamma = zeros(1, n);
  for k = 1:n
    d = 2 * (x(k) - x([1:k - 1, k + 1:n]));
    gamma(k) = prod(sign(d)) * exp(-sum(log(abs(d))));
  end
  gamma = gamma / max(abs(gamma));
end

function P = interpolated(x, nodes, values, gamma)
  d = x' - nodes;
  hit = d == 0;
  d(hit) = 1;
  C = gamma ./ d;
  P = ((C * values') ./ sum(C, 2))';
  [row, column] = find(hit);
  P(row) = values(column);
end

function next = extremes(e, count, delta)
  % Local extremes of alternating sign; of neighbours of one sign the largest, and the least at an end goes first.
  n = numel(e);
  left = [true, e(2:n) .* sign(e(2:n)) >= e(1:n - 1) .* sign(e(2:n))];
  right = [e(1:n - 1) .* sign(e(1:n - 1)) >= e(2:n) .* sign(e(1:n - 1)), true];
  found = find(left & right & abs(e) >= delta * (1 - 1e-6) & e ~= 0);
  next = zeros(1, 0);
  for k = found
    if isempty(next) || sign(e(k)) ~= sign(e(next(end)))
      next(end + 1) = k;
    elseif abs(e(k)) > abs(e(next(end)))
      next(end) = k;
    end
  end
  while numel(next) > count
    if numel(next) == count + 1
      if abs(e(next(1))) < abs(e(next(end)))
        next(1) = [];
      else
        next(end) = [];
      end
    else
      [~, least] = min(abs(e(next)));
      if least == 1 || least == numel(next)
        next(least) = [];
      elseif abs(e(next(least - 1))) < abs(e(next(least + 1)))
        next([least - 1, least]) = [];
      else
        next([least, least + 1]) = [];
      end
    end
  end
end

function b = impulse(p, n, odd, half)
  % The factor times the cosine polynomial as coefficients.
  r = numel(p);
  side = p(2:end)' / 2;
  c = [fliplr(side), p(1), side];
  if ~odd && half
    b = conv(c, [0.5, 0.5]);
  elseif odd && ~half
    b = conv(c, [0.5, 0, -0.5]);
  elseif odd
    b = conv(c, [0.5, -0.5]);
  else
    b = c;
  end
end
