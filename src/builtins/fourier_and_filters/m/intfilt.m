function b = intfilt(l, p, alpha)
  % Oetken, Parks and Schuessler, New results in the design of digital interpolators, IEEE ASSP 23 (1975).
  if ~(isnumeric(l) && isscalar(l) && l >= 1 && l == fix(l) && isnumeric(p) && isscalar(p) && p >= 1 && p == fix(p))
    error('signal:intfilt:invalidOrder', 'intfilt: expected a factor and a number of samples as positive integers');
  end
  [l, p] = deal(double(l), double(p));
  if ischar(alpha) || isstring(alpha)
    kind = lower(char(alpha));
    if ~any(strncmp({'lagrange', 'bandlimited'}, kind, max(numel(kind), 1)))
      error('signal:intfilt:invalidType', ...
            'intfilt: expected Lagrange or a part of half the rate, found ''%s''', char(alpha));
    end
    if kind(1) == 'l'
      b = of_polynomials(l, p);
      return;
    end
    alpha = 1;
  end
  if ~(isscalar(alpha) && alpha > 0 && alpha <= 1)
    error('signal:intfilt:invalidCutoff', 'intfilt: expected a part of half the rate above 0 and at most 1');
  end
  neighbours = (1 - p:p).';
  weights = toeplitz(sinc(alpha * (0:2 * p - 1))) \ sinc(alpha * (neighbours - (0:l - 1) / l));
  weights(:, 1) = neighbours == 0;
  b = zeros(1, 2 * p * l);
  b(1 + (p - neighbours) * l + (0:l - 1)) = weights;
  b = b(2:end);
end

function b = of_polynomials(l, n)
  % Between the samples in the middle of n + 1, or around the one in the middle.
  if mod(n, 2)
    offsets = (0:l - 1) / l;
    nodes = ((1 - n) / 2:(n + 1) / 2).';
  else
    offsets = (-floor(l / 2):ceil(l / 2) - 1) / l;
    nodes = (-n / 2:n / 2).';
  end
  weights = ones(n + 1, l);
  for i = 1:n + 1
    for j = [1:i - 1, i + 1:n + 1]
      weights(i, :) = weights(i, :) .* (offsets - nodes(j)) / (nodes(i) - nodes(j));
    end
  end
  places = round((offsets - nodes) * l);
  b = zeros(1, (n + 1) * l);
  b(places - min(places(:)) + 1) = weights;
  if mod(n, 2)
    b = b(2:end);
  end
end
