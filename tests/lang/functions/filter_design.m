%% butter has the poles of Butterworth's circle, and half of the power at its edge
[z, p, k] = butter(3, 1, 's');
assert(isempty(z) && abs(k - 1) < 1e-15)
assert(sort(abs(p)), [1; 1; 1], 1e-15)
assert(sort(real(p)), [-1; -0.5; -0.5], 1e-15)
% Oppenheim and Schafer, example 7.3 in another form: the edge is where half of the power is.
[b, a] = butter(2, 0.5);
assert(b, [1 2 1] / (2 + sqrt(2)), 1e-15)
assert(a, [1, 0, (2 - sqrt(2)) / (2 + sqrt(2))], 1e-15)
for n = 1:6
  [b, a] = butter(n, 0.3);
  h = freqz(b, a, pi * [0 0.3 0.5]);
  assert(abs(h(1:2)), [1; sqrt(0.5)], 1e-10)
  assert(abs(h(3)), 1 / sqrt(1 + (tan(pi / 4) / tan(0.15 * pi)) ^ (2 * n)), 1e-10)
end

%% the types of butter keep the gain at their edges
kinds = {'low', 'high', 'bandpass', 'stop'};
edges = {0.4, 0.4, [0.3 0.6], [0.3 0.6]};
passes = [0.1, 0.9, NaN, 0.999];
passes(3) = 2 / pi * atan(sqrt(tan(0.15 * pi) * tan(0.3 * pi)));
for k = 1:4
  [b, a] = butter(4, edges{k}, kinds{k});
  at = pi * [edges{k}, passes(k)];
  h = abs(polyval(b, exp(1i * at)) ./ polyval(a, exp(1i * at)));
  assert(h(1:end - 1), sqrt(0.5) * ones(1, numel(edges{k})), 1e-9)
  assert(abs(h(end) - 1) < 1e-3)
  [z, p, g] = butter(4, edges{k}, kinds{k});
  assert(all(abs(p) < 1))
  assert(numel(z), numel(p))
end
assert(isequal(nthargout(1, @butter, 2, [0.2 0.4]), nthargout(1, @butter, 2, [0.2 0.4], 'bandpass')))

%% cheby1, cheby2 and ellip have the ripples that are asked for
w = linspace(0, pi, 4001);
[b, a] = cheby1(5, 1, 0.4);
h = abs(polyval(b, exp(1i * w)) ./ polyval(a, exp(1i * w)));
assert([min(h(w <= 0.4 * pi)), max(h)], [10 ^ (-1 / 20), 1], 1e-6)
assert(all(diff(h(w > 0.4 * pi)) < 0))
[b, a] = cheby2(5, 40, 0.4);
h = abs(polyval(b, exp(1i * w)) ./ polyval(a, exp(1i * w)));
assert(max(h(w >= 0.4 * pi)), 0.01, 1e-6)
assert(abs(h(1) - 1) < 1e-12 && max(h) < 1 + 1e-10)
for n = 3:6
  [b, a] = ellip(n, 0.5, 50, 0.4);
  h = abs(polyval(b, exp(1i * w)) ./ polyval(a, exp(1i * w)));
  assert([min(h(w <= 0.4 * pi)), max(h)], [10 ^ (-0.5 / 20), 1], 1e-5)
  % The highest lobe of the stop band, at the end or within.
  stop = h(find(h < 10 ^ (-2.5), 1):end);
  assert(max(stop), 10 ^ (-2.5), 2e-5)
end

%% prototypes of Chebyshev are Chebyshev's polynomials
[z, p, k] = cheb1ap(4, 1);
e = sqrt(10 ^ 0.1 - 1);
w = [0 0.3 0.7 1 1.5 3];
h = abs(k ./ polyval(poly(p), 1i * w));
assert(h, 1 ./ sqrt(1 + (e * real(cosh(4 * acosh(complex(w))))) .^ 2), 1e-13)
[z, p, k] = cheb2ap(3, 30);
h = abs(k * polyval(poly(z), 1i * w) ./ polyval(poly(p), 1i * w));
t = real(cosh(3 * acosh(complex(1 ./ w(2:end))))) .^ 2;
assert(h, [1, 1 ./ sqrt(1 + (10 ^ 3 - 1) ./ t)], 1e-12)

%% state space of a filter answers like its polynomials
[A, B, C, D] = cheby1(3, 1, [0.3 0.5]);
[b, a] = cheby1(3, 1, [0.3 0.5]);
x = mod((1:40) * 7, 5)';
s = zeros(6, 1);
y = zeros(40, 1);
for k = 1:40
  y(k) = C * s + D * x(k);
  s = A * s + B * x(k);
end
assert(y, filter(b, a, x), 1e-10)

%% orders of filters, from the manual's examples and by what they promise
[n, w] = buttord(40/500, 150/500, 3, 60);
assert(n == 5 && abs(w - 0.0810) < 5e-5)
[n, w] = buttord([60 200]/500, [50 250]/500, 3, 40);
assert(n == 16 && max(abs(w - [0.1198 0.4005])) < 5e-5)
assert(nthargout(1:2, @cheb2ord, 40/500, 150/500, 3, 60), {4, 0.3})
bands = {0.2, 0.3, 'low'; 0.3, 0.2, 'high'; [0.2 0.5], [0.1 0.6], 'bandpass'; [0.1 0.6], [0.2 0.5], 'stop'};
gain = @(b, a, f) 20 * log10(abs(polyval(b, exp(1i * pi * f)) ./ polyval(a, exp(1i * pi * f))));
[n, w] = buttord(bands{1, 1:2}, 1, 30);
[b, a] = butter(n, w, bands{1, 3});
assert(all(gain(b, a, bands{1, 1}) > -1.0001) && all(gain(b, a, bands{1, 2}) < -29.999))
[n, w] = ellipord(bands{4, 1:2}, 1, 30);
[b, a] = ellip(n, 1, 30, w, bands{4, 3});
assert(all(gain(b, a, bands{4, 1}) > -1.0001) && all(gain(b, a, bands{4, 2}) < -29.999))

%% second-order sections are the filter
for n = [1 2 5 6]
  [z, p, k] = ellip(n, 1, 40, [0.3 0.5]);
  [b, a] = zp2tf(z, p, k);
  for scale = {'none', 'inf', 'two'}
    [sos, g] = zp2sos(z, p, k, 'up', scale{1});
    assert(size(sos), [n 6])
    [b2, a2] = sos2tf(sos, g);
    assert([b2; a2], [b; a], 1e-10)
  end
  sos = zp2sos(z, p, k, 'down');
  % From the unit circle inwards.
  radius = arrayfun(@(j) max(abs(roots(sos(j, 4:6)))), 1:n);
  assert(all(diff(radius) < 1e-9))
  x = mod((1:60) * 7, 11);
  assert(sosfilt(sos, x), filter(b, a, x), 1e-7)
  [~, p2, k2] = sos2zp(sos);
  assert(abs(k2 - k) < 1e-12 && max(min(abs(p2 - p.'))) < 1e-6)
end
[sos, g] = tf2sos([1 2 3 4], [1 0.5]);
[b, a] = sos2tf(sos, g);
assert(b, [1 2 3 4], 1e-12)
assert(a, [1 0.5 0 0], 1e-12)
assert(sosfilt([1 1 0 1 0 0; 1 -1 0 1 0 0], eye(3), 2), filter([1 0 -1], 1, eye(3), [], 2))

%% a delay stays in the sections
[b, a] = sos2tf(zp2sos([], [0.5; 0.25; -0.3], 2));
assert(b, [0 0 0 2])
assert(a, poly([0.5 0.25 -0.3]), 1e-15)

%% sections must have six columns
% Error: six columns
sosfilt([1 2 3], 1:4)

%% bilinear matches the frequency that it is told to
[z, p, k] = bilinear([], -1, 1, 10, 1.5);
w = exp(2i * pi * 0.15);
assert(k * (w - z) / (w - p), 1 / (1 + 3i * pi), 1e-14)
[b, a] = bilinear([1 3], [1 2 5 1], 4);
[A, B, C, D] = bilinear([-2 -5 -1; 1 0 0; 0 1 0], [1; 0; 0], [0 1 3], 0, 4);
w = exp(0.7i);
s = 8 * (w - 1) / (w + 1);
assert(polyval(b, w) / polyval(a, w), (s + 3) / polyval([1 2 5 1], s), 1e-14)
assert(C * ((w * eye(3) - A) \ B) + D, (s + 3) / polyval([1 2 5 1], s), 1e-14)

%% fir1 is an ideal response under a window, one where it passes
b = fir1(20, 0.3, 'noscale');
t = -10:10;
assert(b, sin(0.3 * pi * t + (t == 0)) ./ (pi * t + (t == 0)) .* (t ~= 0) .* hamming(21)' + 0.3 * (t == 0), 1e-15)
gain = @(b, f) abs(polyval(b, exp(1i * pi * f)));
assert(sum(fir1(21, 0.3)), 1, 1e-14)
assert(gain(fir1(20, 0.3, 'high'), 1), 1, 1e-14)
assert(gain(fir1(40, [0.3 0.5]), 0.4), 1, 1e-14)
assert(sum(fir1(40, [0.3 0.5], 'stop')), 1, 1e-14)
b = fir1(60, [0.2 0.4 0.6], 'DC-1', kaiser(61, 4));
assert(gain(b, 0), 1, 1e-14)
assert(gain(b, 0.5) > 0.98 && gain(b, 0.3) < 0.02 && gain(b, 0.9) < 0.02)
assert(b, flip(b), 1e-15)
[~, a] = fir1(4, 0.5);
assert(a, 1)

%% a filter that passes half the sample rate has an even order
warning('off', 'signal:fir1:OddOrder');
assert(numel(fir1(11, 0.4, 'high')), 13)

%% the window of fir1 is as long as the filter
% Error: the window must have 11 elements
fir1(10, 0.5, hamming(10))

%% fir2 follows the magnitudes that it is given
b = fir2(100, [0 0.3 0.5 1], [1 1 0 0]);
gain = @(f) abs(polyval(b, exp(1i * pi * f)));
assert(abs(gain(0.1) - 1) < 0.01 && abs(gain(0.4) - 0.5) < 0.02 && gain(0.8) < 0.01)
assert(b, flip(b), 1e-12)
b = fir2(60, [0 0.4 0.4 1], [0 0 1 1], 600, 10, ones(61, 1));
gain = @(f) abs(polyval(b, exp(1i * pi * f)));
assert(gain(0.1) < 0.05 && abs(gain(0.9) - 1) < 0.05)

%% Decibels of an order are losses or gains, and an impulse has no response before it
assert(isequal(buttord(40/500, 150/500, -3, -60), buttord(40/500, 150/500, 3, 60)))
assert(isequal(cheb1ord(40/500, 150/500, -3, -60), cheb1ord(40/500, 150/500, 3, 60)))
assert(impz([1 1], [1 -0.5], -1:3), [0; 1; 1.5; 0.75; 0.375], 1e-15)
