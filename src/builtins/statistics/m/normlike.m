function [l, v] = normlike(params, x, censored, counts)
  if ~isnumeric(params) || numel(params) ~= 2
    error('stats:normlike:BadParameters', 'normlike: expected a mean and a deviation, found %d numbers', numel(params));
  end
  x = x(:);
  if nargin < 3 || isempty(censored)
    censored = false(size(x));
  end
  if nargin < 4 || isempty(counts)
    counts = ones(size(x));
  end
  if numel(censored) ~= numel(x) || numel(counts) ~= numel(x)
    error('stats:normlike:InputSizeMismatch', 'normlike: expected %d marks of what is censored and counts', numel(x));
  end
  censored = logical(censored(:));
  counts = double(counts(:));
  mu = params(1);
  sigma = params(2);
  if ~(sigma > 0)
    [l, v] = deal(NaN, NaN(2));
    return;
  end
  z = (x - mu) / sigma;
  beyond = erfc(z / sqrt(2)) / 2;
  each = z .^ 2 / 2 + log(sqrt(2 * pi) * sigma);
  each(censored) = -log(beyond(censored));
  l = sum(each .* counts);
  if nargout > 1
    % Second derivatives of the sum; what is censored has the hazard of the normal distribution in place of z.
    h = exp(-z .^ 2 / 2) / sqrt(2 * pi) ./ beyond;
    slope = h .* (h - z);
    mm = ones(size(z));
    ms = 2 * z;
    ss = 3 * z .^ 2 - 1;
    mm(censored) = slope(censored);
    ms(censored) = slope(censored) .* z(censored) + h(censored);
    ss(censored) = slope(censored) .* z(censored) .^ 2 + 2 * h(censored) .* z(censored);
    v = inv([counts' * mm, counts' * ms; counts' * ms, counts' * ss] / sigma ^ 2);
  end
end
