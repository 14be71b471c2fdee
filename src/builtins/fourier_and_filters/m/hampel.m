function [y, found, middle, sigma] = hampel(x, k, most)
  % F. R. Hampel, The influence curve and its role in robust estimation, 1974.
  if nargin < 2
    k = 3;
  end
  if nargin < 3
    most = 3;
  end
  shape = size(x);
  x = arsignal('hampel', x);
  if ~(isscalar(k) && k > 0 && k == fix(k) && isscalar(most) && most >= 0)
    error('signal:hampel:invalidWindow', 'hampel: expected how many neighbours at each side, and a number of deviations');
  end
  n = size(x, 1);
  % A window a row, shorter at the ends.
  at = (1:n).' + (-k:k);
  beyond = at < 1 | at > n;
  windows = reshape(x(min(max(at, 1), n), :), n, 2 * k + 1, []);
  windows(repmat(beyond, 1, 1, size(windows, 3))) = NaN;
  middle = median(windows, 2, 'omitnan');
  sigma = median(abs(windows - middle), 2, 'omitnan') / (sqrt(2) * erfcinv(0.5));
  middle = reshape(middle, shape);
  sigma = reshape(sigma, shape);
  y = reshape(x, shape);
  found = abs(y - middle) > most * sigma;
  y(found) = middle(found);
end
