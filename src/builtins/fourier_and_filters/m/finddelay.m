function d = finddelay(x, y, most)
  if ~isnumeric(x) || ~isnumeric(y) || ~ismatrix(x) || ~ismatrix(y)
    error('signal:finddelay:invalidSignal', 'finddelay: expected signals of numbers');
  end
  if isvector(x)
    x = x(:);
  end
  if isvector(y)
    y = y(:);
  end
  columns = max(size(x, 2), size(y, 2));
  if ~any(size(x, 2) == [1, columns]) || ~any(size(y, 2) == [1, columns])
    error('signal:finddelay:sizeMismatch', 'finddelay: expected as many columns in both signals, found %d and %d', ...
          size(x, 2), size(y, 2));
  end
  if nargin < 3 || isempty(most)
    most = max(size(x, 1), size(y, 1)) - 1;
  end
  most = most + zeros(1, columns);
  d = zeros(1, columns);
  for c = 1:columns
    u = x(:, min(c, end));
    v = y(:, min(c, end));
    [r, lags] = xcorr(v, u, most(c));
    r = abs(r(:));
    if ~any(r > 0)
      continue;
    end
    near = find(r >= max(r) * (1 - 1e-8));
    % The least of equal delays, and of two the positive one.
    [~, order] = min(abs(lags(near)) + 0.25 * (lags(near) < 0));
    d(c) = lags(near(order));
  end
end
