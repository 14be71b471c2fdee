function [b, a] = firls(n, f, m, varargin)
  % The normal equations of the amplitude, with their integrals by the rule of Gauss in pieces of the bands.
  [n, f, m, w, kind] = firbands('firls', n, f, m, varargin);
  lags = (mod(n, 2) / 2:n / 2)';
  if ~isempty(kind) && mod(n, 2) == 0
    lags = lags(2:end);
  end
  count = 8;
  places = (1:count - 1) ./ sqrt(4 * (1:count - 1) .^ 2 - 1);
  [V, D] = eig(diag(places, 1) + diag(places, -1));
  nodes = diag(D)';
  weights = 2 * V(1, :) .^ 2;
  Q = zeros(numel(lags));
  q = zeros(numel(lags), 1);
  for k = 1:numel(w)
    low = f(2 * k - 1);
    high = f(2 * k);
    if high == low
      continue;
    end
    pieces = ceil((high - low) * (n + 1)) + 1;
    ends = linspace(low, high, pieces + 1);
    h = diff(ends)' / 2;
    x = reshape(ends(1:end - 1)' + h + h * nodes, 1, []);
    dx = reshape(h * weights, 1, []);
    ideal = m(2 * k - 1) + (m(2 * k) - m(2 * k - 1)) * (x - low) / (high - low);
    weight = w(k) * dx;
    if strcmp(kind, 'd')
      weight = weight ./ max(x / 2, 1e-6 * ones(size(x))) .^ (2 * any(m(2 * k - 1:2 * k)));
    end
    if isempty(kind)
      C = cos(pi * lags * x);
    else
      C = sin(pi * lags * x);
    end
    Q = Q + (C .* weight) * C';
    q = q + C * (weight .* ideal)';
  end
  c = Q \ q;
  if isempty(kind)
    if mod(n, 2) == 0
      b = [flipud(c(2:end)) / 2; c(1); c(2:end) / 2]';
    else
      b = [flipud(c); c]' / 2;
    end
  elseif mod(n, 2) == 0
    b = [flipud(c); 0; -c]' / 2;
  else
    b = [flipud(c); -c]' / 2;
  end
  if strcmp(kind, 'h')
    b = -b;
  end
  a = 1;
end
