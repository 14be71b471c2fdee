function [w, power] = noiseroots(name, x, p, given, weighted)
  % The roots that are nearest to the circle, where the power of the eigenvectors that hold noise is zero:
  % A. J. Barabell, Improving the resolution performance of eigenstructure-based direction-finding algorithms, 1983.
  is_correlation = false;
  rate = 2 * pi;
  for k = 1:numel(given)
    if isnumeric(given{k})
      rate = double(given{k});
    elseif strcmpi(given{k}, 'corr')
      is_correlation = true;
    else
      error(['signal:', name, ':invalidOption'], '%s: expected ''corr'' or a rate, found ''%s''', name, char(given{k}));
    end
  end
  [v, e, signals] = subspaces(name, x, p, [], [], is_correlation);
  len = size(v, 1);
  c = zeros(1, 2 * len - 1);
  for k = signals + 1:len
    part = conv(v(:, k).', conj(flipud(v(:, k))).');
    if weighted
      part = part / max(e(k), eps(e(1)));
    end
    c = c + part;
  end
  z = roots(c);
  w = zeros(signals, 1);
  for k = 1:signals
    % A root and its image in the circle, between which the frequency lies.
    [~, at] = min(abs(abs(z) - 1));
    one = z(at);
    z(at) = [];
    [~, at] = min(abs(z - 1 / conj(one)));
    w(k) = angle(one + z(at));
    z(at) = [];
  end
  % The eigenvalues less the noise are the powers as the eigenvectors see them.
  noise = mean(e(signals + 1:min(end, len)));
  seen = abs(v(:, 1:signals)' * exp(1i * (0:len - 1).' * w.')) .^ 2;
  % A real signal has the same at a frequency and its negative: both get one half.
  power = pinv(seen, 1e-6 * norm(seen)) * (e(1:signals) - noise);
  w = w * rate / (2 * pi);
end
