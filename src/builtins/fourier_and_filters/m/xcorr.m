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
  if ~isvector(x) || ~isvector(y)
    error('MATLAB:xcorr:InvalidInput', 'xcorr: expected vectors');
  end
  upright = iscolumn(x);
  x = reshape(x, [], 1);
  y = reshape(y, [], 1);
  n = max(numel(x), numel(y));
  x(end + 1:n, 1) = 0;
  y(end + 1:n, 1) = 0;
  c = correlation(x, y, n);
  lags = -(n - 1):n - 1;
  switch scale
    case 'none'
    case 'biased', c = c / n;
    case 'unbiased', c = c ./ (n - abs(lags.'));
    case {'coeff', 'normalized'}, c = c / sqrt(sum(abs(x).^2) * sum(abs(y).^2));
    otherwise
      error('MATLAB:xcorr:InvalidScale', 'xcorr: expected none, biased, unbiased or normalized, found %s', scale);
  end
  if ~isempty(limit)
    wide = -limit:limit;
    kept = zeros(numel(wide), 1, class(c));
    inside = abs(wide) <= n - 1;
    kept(inside) = c(wide(inside) + n);
    c = kept;
    lags = wide;
  end
  if ~upright
    c = c.';
  end
end

% The products of x with what is left of y after all shifts, from -(n - 1) on: of many elements by transforms.
function c = correlation(x, y, n)
  if n <= 64
    c = conv(x, conj(y(end:-1:1)));
    return;
  end
  m = 2 ^ nextpow2(2 * n - 1);
  product = fft(x, m) .* conj(fft(y, m));
  if isreal(x) && isreal(y)
    c = ifft(product, 'symmetric');
  else
    c = ifft(product);
  end
  c = [c(m - n + 2:m); c(1:n)];
end
