%% a predictor solves the equations of Yule and Walker
r = [1 0.5 0.2 0.1];
[a, e, k] = levinson(r);
assert(toeplitz(r(1:3)) * a(2:4)', -r(2:4)', 1e-12)
assert(e, r * a', 1e-12)
assert(a(4), k(3), 1e-12)
r = [2, 1 + 1i, 0.3i];
a = levinson(r);
R = [2, 1 - 1i; 1 + 1i, 2];
assert(R * a(2:3).', -[1 + 1i; 0.3i], 1e-12)

%% models find the model that a signal is made by
rng(1);
x = filter(1, [1 -1.2 0.8], randn(1, 1500));
for f = {@aryule, @arburg, @arcov, @armcov, @lpc}
  [a, e] = f{1}(x, 2);
  assert(a, [1 -1.2 0.8], 0.1)
  assert(e, 1, 0.2)
end
for f = {@pyulear, @pburg, @pcov, @pmcov}
  [p, f] = f{1}(x, 2, 512, 10);
  assert(trapz(f, p), mean(x .^ 2), -0.05)
end
assert(arburg(exp(2i * pi * 0.1 * (0:20)), 1), [1, -exp(2i * pi * 0.1)], 1e-9)

%% responses of filters
h = impz([1 2 3]);
assert(h, [1; 2; 3])
[h, t] = stepz(1, [1 -0.5], 3, 10);
assert([h, t], [1 0; 1.5 0.1; 1.75 0.2], 1e-12)
assert(numel(impz(1, [1 -0.9])) > 50)
assert(phasez([0 0 1], 1, 4), -2 * (0:3)' * pi / 4, 1e-12)

%% filters of least squared error are solutions of their own normal equations
b = firls(30, [0 0.4 0.6 1], [1 1 0 0]);
assert(b, fliplr(b), 1e-12)
h = abs(freqz(b, 1, pi * [0 0.2 0.4 0.6 0.8 1]));
assert(h(:)', [1 1 1 0 0 0], 0.02)
b = firls(20, [0 1], [0 pi], 'differentiator');
assert(b(8:14), [1 / 3, -1 / 2, 1, 0, -1, 1 / 2, -1 / 3], 0.01)
assert(firls(4, [0 1], [1 1]), [0 0 1 0 0], 1e-12)

%% filters of least largest error have it everywhere
w = pi * [linspace(0, 0.4, 200), linspace(0.5, 1, 200)];
[b, err] = firpm(20, [0 0.4 0.5 1], [1 1 0 0], [1 5]);
e = (abs(freqz(b, 1, w(:))) - (w(:) < 0.45 * pi)) .* (1 + 4 * (w(:) > 0.45 * pi));
assert(max(abs(e(1:200))), err, -0.02)
assert(max(abs(e(201:400))), err, -0.02)
[b, err] = firpm(21, [0 0.3 0.5 1], [1 1 0 0]);
h = abs(freqz(b, 1, linspace(0.5, 1, 200)' * pi));
assert(max(h), err, -0.02)
[b, err] = firpm(22, [0.1 0.9], [1 1], 'hilbert');
assert(b, -fliplr(b), 1e-12)
h = freqz(b, 1, linspace(0.1, 0.9, 50)' * pi) .* exp(11i * linspace(0.1, 0.9, 50)' * pi);
assert(max(abs(h + 1i)) <= err * 1.02)

%% orders of filters
[n, f, a, w] = firpmord([1500 2000], [1 0], [0.01 0.1], 8000);
[b, err] = firpm(n + 2, f, a, w);
assert(err < 0.105)
c = kaiserord([1000 1500], [1 0], [0.05 0.01], 8000, 'cell');
b = fir1(c{:});
h = abs(freqz(b, 1, [0 500 1000 1500 3000]', 8000));
assert(h, [1; 1; 1; 0; 0], 0.012)

%% tapers
[E, V] = dpss(16, 2.5, 4);
assert(E' * E, eye(4), 1e-12)
assert(abs(E(:, 1)), abs(flipud(E(:, 1))), 1e-12)
lag = (0:15) - (0:15)';
S = 2 * 2.5 / 16 * sinc(2 * 2.5 / 16 * lag);
assert(diag(E' * S * E), V, 1e-12)
assert(all(diff(V) < 0) && V(1) < 1)
x = cos(2 * pi * 0.1 * (0:79));
[p, f] = pmtm(x, 4, 512, 1);
[~, at] = max(p);
assert(f(at), 0.1, 0.05)
assert(trapz(f, p), 0.5, -0.05)

%% cepstra
[y, ym] = rceps([1 0.5 zeros(1, 30)]);
assert(ym, [1 0.5 zeros(1, 30)], 1e-6)
[c, nd, zeros_c] = cceps([1 0.5 zeros(1, 62)]);
assert(c(1:4), [0, 0.5, -0.125, 0.125 / 3], 1e-9)
assert(zeros_c, c, 1e-9)
x = [0 0 1 2.5 1 zeros(1, 27)];
[c, nd] = cceps(x);
assert(icceps(c, nd), x, 1e-9)

%% signals that are late
assert(finddelay([0 0 1 2 3], [1 2 3]), -2)
[xa, ya, d] = alignsignals([0 0 1 2 3], [1 2 3]);
assert(isequal({xa, ya, d}, {[0 0 1 2 3], [0 0 1 2 3], -2}))
[d, ix, iy] = dtw([1 2 3 4], [1 1 2 3 3 4]);
assert(isequal({d, ix, iy}, {0, [1 1 2 3 3 4], 1:6}))

%% wavelets are orthonormal, and what they take apart goes together again
for name = {'haar', 'db2', 'db4', 'db10'}
  [a, d] = wfilters(name{1}, 'r');
  assert([a; d] * [a; d]', eye(2), 1e-11)
  x = sin((1:17) .^ 1.3);
  for mode = {'sym', 'symw', 'zpd', 'ppd', 'per', 'sp0'}
    [a, d] = dwt(x, name{1}, 'mode', mode{1});
    assert(idwt(a, d, name{1}, 17, 'mode', mode{1}), x, 1e-9)
  end
  [c, l] = wavedec(x, 2, name{1});
  assert(waverec(c, l, name{1}), x, 1e-9)
  y = wrcoef('a', c, l, name{1}, 2) + wrcoef('d', c, l, name{1}, 1) + wrcoef('d', c, l, name{1}, 2);
  assert(y, x, 1e-9)
end
h = wfilters('db2');
assert(h, [1 - sqrt(3), 3 - sqrt(3), 3 + sqrt(3), 1 + sqrt(3)] / (4 * sqrt(2)), 1e-12)
[a, h, v, d] = dwt2(magic(6), 'db2');
assert(idwt2(a, h, v, d, 'db2'), magic(6), 1e-10)

%% tones
rng(2);
t = (0:999) / 1000;
x = cos(2 * pi * 100.3 * t) + 0.01 * cos(2 * pi * 200.6 * t) + 0.001 * randn(1, 1000);
assert(snr(x, 1000), 20 * log10(sqrt(0.5) / 0.001), 2)
[r, power, freq] = thd(x, 1000);
assert(r, -40, 0.2)
assert(freq(1:2), [100.3; 200.6], 0.05)
assert(sinad(x, 1000), 40, 0.5)
assert(meanfreq(cos(2 * pi * 100 * t), 1000), 100, 1e-6)

%% pulses
x = [0 0 0 1 2 3 4 4 4 3 2 1 0 0 0 2 4 4 4 0 0];
given = {'StateLevels', [0 4]};
assert(midcross(x, given{:}), [5 11 16 19.5], 1e-12)
assert(risetime(x, given{:}), [3.2 1.6], 1e-12)
assert(falltime(x, given{:}), [3.2 0.8], 1e-12)
assert(pulsewidth(x, 10, given{:}), [0.6 0.35], 1e-12)
assert(pulseperiod(x, 10, given{:}), 1.1, 1e-12)
assert(dutycycle(x, given{:}), 6 / 11, 1e-12)
assert(statelevels(x), [0.02 3.98], 1e-12)
assert(overshoot([0 0 0 5 4 4 4 4 -1 0 0], given{:}), [25 0], 1e-12)
assert(undershoot([0 0 0 5 4 4 4 4 -1 0 0], given{:}), [0 25], 1e-12)
