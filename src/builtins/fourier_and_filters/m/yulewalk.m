function [b, a] = yulewalk(n, f, m, points, lap)
  % B. Friedlander and B. Porat, The modified Yule-Walker method of ARMA spectral estimation, IEEE AES 20 (1984).
  n = prototypeorder('yulewalk', n);
  if nargin < 4 || isempty(points)
    points = 512;
  end
  if nargin < 5 || isempty(lap)
    lap = fix(points / 25);
  end
  f = reshape(double(f), 1, []);
  m = reshape(double(m), 1, []);
  if numel(f) ~= numel(m) || numel(f) < 2
    error('signal:yulewalk:InvalidDimensions', ...
          'yulewalk: expected as many magnitudes as frequencies, found %d and %d', ...
          numel(m), numel(f));
  end
  if f(1) ~= 0 || f(end) ~= 1 || any(diff(f) < 0)
    error('signal:yulewalk:InvalidRange', 'yulewalk: expected frequencies that ascend from 0 up to 1');
  end
  % The magnitudes on a grid, where jumps are ramps over a few points.
  points = 2 ^ nextpow2(points) + 1;
  grid = zeros(1, points);
  place = 1;
  grid(1) = m(1);
  for k = 1:numel(f) - 1
    if f(k) == f(k + 1)
      first = ceil(place - lap / 2);
      final = first + lap;
    else
      first = place;
      final = fix(f(k + 1) * points);
    end
    if first < 1 || final > points
      error('signal:yulewalk:InvalidLap', 'yulewalk: the jump at %g is too near to the end', f(k));
    end
    j = first:final;
    grid(j) = m(k) + (m(k + 1) - m(k)) * (j - first) / max(final - first, 1);
    place = final;
  end
  circle = 2 * points - 2;
  r = real(ifft([grid, grid(end - 1:-1:2)] .^ 2));
  r = r(1:points) .* (0.54 + 0.46 * cos(pi * (0:points - 1) / (points - 1)));
  % Beyond the order of the numerator the denominator predicts the correlation.
  count = 4 * n;
  r = r(1:count);
  a = [1; -toeplitz(r(n + 1:count - 1), r(n + 1:-1:2)) \ r(n + 2:count).'].';
  a = polystab(a);
  % The part of the spectrum after time 0 over the denominator, twice whose real part is the power.
  half = [r(1) / 2, r(2:end)];
  part = numerator(half, a, n);
  power = 2 * real(fft(part, circle) ./ fft(a, circle));
  % The response of minimum phase with that power (by its cepstrum), and the numerator that comes nearest to it.
  cepstrum = ifft(log(max(abs(power), realmin)));
  cepstrum = [cepstrum(1) / 2, cepstrum(2:circle / 2), zeros(1, circle / 2)];
  response = real(ifft(exp(fft(cepstrum))));
  b = numerator(response(1:count), a, n);
end

function b = numerator(h, a, n)
  % What is nearest to h when divided by a.
  impulse = filter(1, a, [1, zeros(1, numel(h) - 1)]);
  b = h / toeplitz(impulse, [1, zeros(1, n)]).';
end
