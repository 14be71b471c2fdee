function y = upfirdn(x, h, p, q)
  % Polyphase: Crochiere and Rabiner, Multirate Digital Signal Processing, 1983.
  if nargin < 3 || isempty(p)
    p = 1;
  end
  if nargin < 4 || isempty(q)
    q = 1;
  end
  if ~(isnumeric(p) && isscalar(p) && p >= 1 && p == fix(p)) || ~(isnumeric(q) && isscalar(q) && q >= 1 && q == fix(q))
    error('signal:upfirdn:invalidFactors', 'upfirdn: the factors must be positive integers');
  end
  if ~(isnumeric(x) || islogical(x)) || ~(isnumeric(h) || islogical(h)) || isempty(x) || isempty(h) || ...
      ndims(x) > 2 || ndims(h) > 2
    error('signal:upfirdn:invalidInput', 'upfirdn: the signals and the filters must be numeric vectors or matrices');
  end
  p = double(p);
  q = double(q);
  flat = isrow(x) && isvector(h);
  if isvector(x)
    x = reshape(x, [], 1);
  end
  if isvector(h)
    h = reshape(h, [], 1);
  end
  if size(x, 2) > 1 && size(h, 2) > 1 && size(x, 2) ~= size(h, 2)
    error('signal:upfirdn:invalidDimensions', 'upfirdn: there must be one filter, one signal, or as many filters as signals');
  end
  if ~isfloat(x)
    x = double(x);
  end
  n = size(x, 1);
  taps = ceil(size(h, 1) / p);
  count = ceil(((n - 1) * p + size(h, 1)) / q);
  place = (0:count - 1).' * q;
  if min(n, taps) > 500
    y = by_transform(x, h, p, place);
  elseif n < taps
    % The response to each sample, at the places where it is.
    h = [zeros((n - 1) * p, size(h, 2), class(h)); h; zeros((n - 1) * p, size(h, 2), class(h))];
    y = x(1, :) .* h(q * (0:count - 1) + (1 + (n - 1) * p), :);
    for k = 2:n
      y = y + x(k, :) .* h(q * (0:count - 1) + (1 + (n - k) * p), :);
    end
  else
    % The last sample at or before each place among the samples with zeros between them, and how far behind it the place is.
    h = [h; zeros(taps * p - size(h, 1), size(h, 2), class(h))];
    sample = floor(place / p);
    phase = place - sample * p;
    after = max(floor((count - 1) * q / p) - n + 1, 0);
    x = [zeros(taps - 1, size(x, 2), class(x)); x; zeros(after, size(x, 2), class(x))];
    % Bounds that change nothing: nobody has to ask whether such subscripts are too large.
    of_x = @(at) min(max(at, 1), size(x, 1));
    of_h = @(at) min(max(at, 1), size(h, 1));
    y = x(of_x(sample + taps), :) .* h(of_h(phase + 1), :);
    for k = 1:taps - 1
      y = y + x(of_x(sample + (taps - k)), :) .* h(of_h(phase + (1 + k * p)), :);
    end
  end
  if flat
    y = y.';
  end
end

function y = by_transform(x, h, p, place)
  % Both of them long: as a product of transforms, of all places.
  n = size(x, 1);
  wide = zeros((n - 1) * p + 1, size(x, 2), class(x));
  wide(1:p:end, :) = x;
  long = size(wide, 1) + size(h, 1) - 1;
  y = ifft(fft(wide, 2 ^ nextpow2(long)) .* fft(h, 2 ^ nextpow2(long)));
  if isreal(x) && isreal(h)
    y = real(y);
  end
  y = y(place + 1, :);
end
