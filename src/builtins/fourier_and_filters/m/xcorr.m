function [c, lags] = xcorr(x, varargin)
  y = x;
  limit = [];
  scale = 'none';
  self = true;
  for k = 1:numel(varargin)
    value = varargin{k};
    if ischar(value) || isstring(value)
      scale = lower(char(value));
    elseif isscalar(value) && ~isscalar(x)
      limit = value;
    else
      y = value;
      self = false;
    end
  end
  pairs = self && ismatrix(x) && ~isvector(x) && ~isempty(x);
  if ~pairs && (~isvector(x) || ~isvector(y))
    error('MATLAB:xcorr:InvalidInput', 'xcorr: expected vectors');
  end
  if pairs
    % All columns with all: of each the first ones with it.
    [n, count] = size(x);
    upright = true;
    x = x(:, ceil((1:count ^ 2) / count));
    y = repmat(y, 1, count);
  else
    upright = iscolumn(x);
    x = reshape(x, [], 1);
    y = reshape(y, [], 1);
    n = max(numel(x), numel(y));
    if numel(x) ~= numel(y) && ~strcmp(scale, 'none')
      error('MATLAB:xcorr:NoScale', 'xcorr: vectors of different lengths have no scale but none');
    end
    x(end + 1:n, 1) = 0;
    y(end + 1:n, 1) = 0;
  end
  c = correlation(x, y, n);
  lags = -(n - 1):n - 1;
  switch scale
    case 'none'
    case 'biased', c = c / n;
    case 'unbiased', c = c ./ (n - abs(lags.'));
    case {'coeff', 'normalized'}, c = c ./ sqrt(sum(abs(x).^2, 1) .* sum(abs(y).^2, 1));
    otherwise
      error('MATLAB:xcorr:InvalidScale', 'xcorr: expected none, biased, unbiased or normalized, found %s', scale);
  end
  if ~isempty(limit)
    wide = -limit:limit;
    kept = zeros(numel(wide), size(c, 2), class(c));
    inside = abs(wide) <= n - 1;
    kept(inside, :) = c(wide(inside) + n, :);
    c = kept;
    lags = wide;
  end
  if ~upright
    c = c.';
  end
end

% Of each column the products of x with what is left of y after all shifts, from -(n - 1) on: of many elements by transforms.
function c = correlation(x, y, n)
  if n <= 64
    for k = size(x, 2):-1:1
      c(:, k) = conv(x(:, k), conj(y(end:-1:1, k)));
    end
    return;
  end
  m = 2 ^ nextpow2(2 * n - 1);
  product = fft(x, m, 1) .* conj(fft(y, m, 1));
  if isreal(x) && isreal(y)
    c = ifft(product, [], 1, 'symmetric');
  else
    c = ifft(product, [], 1);
  end
  c = [c(m - n + 2:m, :); c(1:n, :)];
end
