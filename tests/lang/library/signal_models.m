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

%% predictors, reflection coefficients and correlations come back from each other
a = [1.0000 0.6149 0.9899 0.0000 0.0031 -0.0082];
[k, r0] = poly2rc(a, 0.2);
assert(k, [0.3090; 0.9801; 0.0031; 0.0081; -0.0082], 2e-4)
assert(r0, 5.6032, 2e-3)
[b, e] = rc2poly(k, r0);
assert(b, a, 1e-12)
assert(e, 0.2, 1e-12)
r = rc2ac(k, r0);
assert(poly2ac(a, 0.2), r, 1e-12)
[c, e] = ac2poly(r);
assert(c, a, 1e-9)
assert(e, 0.2, 1e-9)
[k2, p] = ac2rc(r);
assert(k2, k, 1e-9)
assert(p, r0, 1e-12)
[r2, U, k3, e] = rlevinson(a, 0.2);
assert(U * diag(1 ./ [r0, e]) * U', inv(toeplitz(r2)), 1e-8)
assert(k3, k, 1e-12)
z = [0.3 + 0.2i; -0.1i; 0.5];
[b, e] = rc2poly(z, 2);
[k, r0] = poly2rc(b, e);
assert(k, z, 1e-12)
assert(levinson(rc2ac(z, 2)), b, 1e-12)
assert(is2rc(rc2is(0.3)), 0.3, 1e-12)
assert(lar2rc(rc2lar(0.3)), 0.3, 1e-12)
assert(rc2lar(0.3), log(1.3 / 0.7), 1e-12)

%% line spectral frequencies
w = poly2lsf([1 0.6149 0.9899 0 0.0031 -0.0082]);
assert(w, [0.7842; 1.5605; 1.8776; 1.8984; 2.3593], 1e-4)
assert(lsf2poly(w), [1 0.6149 0.9899 0 0.0031 -0.0082], 1e-9)
assert(lsf2poly(poly2lsf([1 0.5 0.2 0.1])), [1 0.5 0.2 0.1], 1e-9)

%% matrices of correlation
x = [1 -2 3 1 0.5];
X = corrmtx(x, 2);
assert(size(X), [7 3])
[~, R] = corrmtx(x, 2);
assert(R, toeplitz(xcorr(x, 2, 'biased')(3:5)), 1e-12)
[X, R] = corrmtx(x, 2, 'mod');
assert(R, rot90(R, 2), 1e-12)
assert(size(X), [6 3])
assert(corrmtx(x, 1, 'prewindowed') * sqrt(5), [1 0; -2 1; 3 -2; 1 3; 0.5 1], 1e-12)

%% lattices do what their filters do
[b, a] = deal([1 0.3 -0.2 0.1], [1 0.2 0.4 0.1]);
x = [1 2 -1 0.5 3 1];
[k, v] = tf2latc(b, a);
assert(latcfilt(k, v, x), filter(b, a, x), 1e-12)
[b2, a2] = latc2tf(k, v);
assert(b2, b, 1e-12)
assert(a2, a, 1e-12)
k = tf2latc(b);
[f, g] = latcfilt(k, x);
assert(f, filter(b, 1, x), 1e-12)
assert(g, filter(fliplr(b), 1, x), 1e-12)
[b2, a2] = latc2tf(tf2latc(1, a), 'allpass');
assert(abs(freqz(b2, a2, 8)), ones(8, 1), 1e-12)

%% filters are found again by their responses
[b, a] = deal([1 2 3 2 3], [1 2 3 2 1 4] / 5);
a = polystab([1 2 3 2 1 4]);
[h, w] = freqz(b, a, 64);
[b2, a2] = invfreqz(h, w, 4, 5);
assert(b2, b, 1e-8)
assert(a2, a, 1e-8)
[b2, a2] = invfreqz(h, w, 4, 5, [], 30);
assert(b2, b, 1e-8)
[b, a] = deal([1 2 3 2 3], [1 2 3 2 1 4]);
[h, w] = freqs(b, a, 64);
[b2, a2] = invfreqs(h, w, 4, 5);
assert(b2, b, 1e-5)
assert(a2, a, 1e-5)
% The iterated filter is stable, and no worse than the first one.
[b2, a2] = invfreqs(h, w, 4, 5, [], 30);
assert(all(real(roots(a2)) < 0))
[h, w] = freqz(fir1(30, 0.3), 1, 128);
[b1, a1] = invfreqz(h, w, 4, 6);
[b2, a2] = invfreqz(h, w, 4, 6, [], 50);
assert(all(abs(roots(a2)) < 1))
assert(norm(freqz(b2, a2, w) - h) <= norm(freqz(b1, polystab(a1), w) - h))
[b, a] = invfreqz(freqz([1 1i], [1 0.5i], linspace(-3, 3, 20)), linspace(-3, 3, 20), 'complex', 1, 1);
assert(b, [1 1i], 1e-9)
assert(a, [1 0.5i], 1e-9)

%% yulewalk comes near to the magnitudes
[b, a] = yulewalk(8, [0 0.6 0.6 1], [1 1 0 0]);
assert(all(abs(roots(a)) < 1))
h = abs(freqz(b, a, 128));
assert(h(1:65), ones(65, 1), 0.12)
assert(h(90:128), zeros(39, 1), 0.12)

%% filters of Bessel
[z, p, k] = besselap(2);
assert(sort(imag(p)), [-0.5; 0.5], 1e-12)
assert(real(p), -[1; 1] * sqrt(3) / 2, 1e-12)
[z, p, k] = besselap(5);
assert(abs(prod(p)), 1, 1e-12)
[b, a] = besself(5, 10000);
[h, w] = freqs(b, a, logspace(2, 6, 5));
assert(abs(h(1)), 1, 1e-3)
assert(abs(h(5)) * 100 ^ 5, 1, 0.1)
delay = -diff(unwrap(angle(freqs(b, a, 0:100:4000))));
assert(delay / delay(1), ones(1, 40), 1e-3)

%% more designs
h = gaussdesign(0.25, 4, 8);
assert(numel(h), 33)
assert(h, fliplr(h), 1e-12)
assert(h(17) / h(9), exp((pi * 0.25 / sqrt(log(2) / 2)) ^ 2), 1e-9)
b = intfilt(4, 2, 0.5);
assert(b(8), 1)
assert(b([4 12]), [0 0], 1e-12)
assert(intfilt(3, 3, 1)(9 + (-2:2)), sinc((-2:2) / 3), 1e-9)
assert(intfilt(2, 3, 'Lagrange'), [-1 0 9 16 9 0 -1] / 16, 1e-12)
b = intfilt(5, 2, 'Lagrange');
y = filter(b, 1, upsample((0:9) .^ 2, 5));
assert(y(20:40), (((20:40) - 8) / 5) .^ 2, 1e-9)

%% questions about filters
[b, a] = butter(4, 0.3);
assert(filtord(b, a), 4)
assert(isminphase(b, a, 0.01))
assert(~islinphase(b, a))
assert(isallpass([0.25 -0.5 1], [1 -0.5 0.25]))
assert(firtype(fir1(10, 0.3)), 1)
assert(ismaxphase([0.5 1 3], 1))
assert(~isfir(b, a) && isfir(1:3))
[hr, w, phi] = zerophase(fir1(11, 0.3), 1, 64);
assert(hr .* exp(1i * phi), freqz(fir1(11, 0.3), 1, 64), 1e-12)
assert(any(hr < 0))
[hr, w, phi] = zerophase(b, a, 64);
assert(hr .* exp(1i * phi), freqz(b, a, 64), 1e-12)
[d, w] = phasedelay(b, a, 64);
assert(d(2), grpdelay(b, a, 64)(1), 1e-2)
assert(filternorm(b, a), sqrt(sum(impz(b, a, 500) .^ 2)), 1e-9)
[sos, g] = tf2sos(b, a);
c = sos2cell(sos, g);
[s2, g2] = cell2sos(c);
assert(s2, sos)
assert(g2, g)
[b2, a2, n, m] = eqtflength([1 2], [1 2 3 0 0]);
assert(b2, [1 2 0])
assert([n m], [1 2])

%% the periodogram of Lomb and Scargle is the periodogram of samples at equal times
x = [1 3 -2 0.5 4 2 -1 0];
n = 8;
[p, f] = plomb(x, 10, 5, 1);
assert(f, (1:4)' * 10 / 8, 1e-12)
q = periodogram(x - mean(x), [], n, 10);
assert(p, q(2:end), 1e-10)
[p, w] = plomb(x, [], [], 1);
assert(w, (1:4)' * 2 * pi / 8, 1e-12)
q = periodogram(x - mean(x), [], n);
assert(p, q(2:end), 1e-10)
q = plomb(x, 10, 5, 1, 'normalized');
[p, f, pth] = plomb(x, 10, 5, 1, 'Pd', [0.5 0.9]);
assert(p / p(1), q / q(1), 1e-10)
assert(sum(q), (n - 1) / 2, 1e-10)
assert(pth(2) > pth(1))
% A sine at uneven times with one sample missing.
t = cumsum(0.1 + 0.05 * sin(1:80))';
x = 3 * cos(2 * pi * 1.7 * t + 0.4);
x(7) = NaN;
p = plomb(x, t, [0.5 1.7 2.5], 'power');
assert(p(2), 4.5, 0.1)
assert(all(p([1 3]) < 0.3))
assert(numel(plomb(x, t, 4)), round(4 * 4 * 79 * (t(end) - t(1)) / 78))

%% transforms at any times and frequencies
x = [1 2; 3 -1; 0 4];
assert(nufft(x), fft(x), 1e-12)
assert(nufft(x, [], [], 2), fft(x, [], 2), 1e-12)
assert(nufft(x, [0 1.5 2], [0 0.1 0.2 0.3]), exp(-2i * pi * [0 0.1 0.2 0.3]' * [0 1.5 2]) * x, 1e-12)
assert(size(nufft(ones(2, 3, 4), 1:3, 0:0.1:0.6, 2)), [2 7 4])

%% energy goes to where it is
n = 0:255;
x = cos(2 * pi * 0.1234 * n);
[q, f, p, fc] = periodogram(x, hann(256), 256, 1, 'reassigned');
[~, k] = max(q);
assert(f(k), 0.1234, 0.5 / 256)
assert(fc(k), 0.1234, 1e-4)
assert(sum(q), sum(p), 1e-9)
assert(q(k) > 0.99 * sum(p))
x = zeros(1, 256);
x(100) = 1;
[s, f, t, ps, fc, tc] = spectrogram(x, hamming(64), 48, 64, 10);
at = abs(s) > 1e-12;
assert(tc(at), repmat(9.9, nnz(at), 1), 1e-9)
assert(size(fc), size(s))
x = chirp((0:1023) / 100, 5, 10.24, 35);
[s, f, t, ps, fc, tc] = spectrogram(x, kaiser(64, 8), 60, 256, 100);
[~, k] = max(abs(s(:, 100)));
assert(fc(k, 100), 5 + 30 * tc(k, 100) / 10.24, 0.05)
[~, ~, ~, moved] = spectrogram(x, kaiser(64, 8), 60, 256, 100, 'reassigned');
assert(sum(moved(:)), sum(ps(:)), -1e-9)
assert(nnz(moved > max(moved(:)) / 100) < nnz(ps > max(ps(:)) / 100))

%% what two signals have in common over time
x = cos(0.3 * pi * (0:255));
y = cos(0.3 * pi * (0:255) + 0.7);
[s, f, t, c] = xspectrogram(x, y, hamming(64), 32, 64, 2);
[~, ~, ~, ps] = spectrogram(x, hamming(64), 32, 64, 2);
assert(xspectrogram(x, x, hamming(64), 32, 64, 2), ps, 1e-9)
[~, k] = max(s(:, 2));
assert(f(k), 0.3, 1 / 64)
assert(angle(c(k, 2)), -0.7, 0.01)
assert(abs(c), s, 1e-12)

%% MUSIC finds exponentials in noise
x = 2 * cos(0.5 * (1:200)) + 0.3 * cos(1.1 * (1:200));
[w, p] = rootmusic(x, 4);
assert(sort(w), [-1.1; -0.5; 0.5; 1.1], 1e-6)
assert(sort(p), [0.0225; 0.0225; 1; 1], 0.02)
f = rootmusic(x, 4, 100);
assert(sort(f), [-1.1; -0.5; 0.5; 1.1] * 100 / (2 * pi), 1e-4)
n = (0:99)';
s = exp(1i * pi / 2 * n) + 2 * exp(1i * pi / 4 * n) + exp(1i * pi / 3 * n) + 0.02 * (sin(n .^ 2) + 1i * cos(3 * n .^ 2));
[X, R] = corrmtx(s, 12, 'mod');
[w, p] = rootmusic(R, 3, 'corr');
assert(sort(w), pi ./ [4; 3; 2], 0.01)
assert(sort(p), [1; 1; 4], 0.3)
assert(sort(rooteig(X, 3)), pi ./ [4; 3; 2], 0.01)
[q, w] = pmusic(s, 3, 1024, [], 20);
assert(numel(w), 1024)
[~, k] = findpeaks(q, 'SortStr', 'descend', 'NPeaks', 3);
assert(sort(w(k)), pi ./ [4; 3; 2], 0.02)
[q, f, v, e] = peig(x, 4, 512, 10);
[~, k] = findpeaks(q, 'SortStr', 'descend', 'NPeaks', 2);
assert(sort(f(k)), [0.5; 1.1] * 10 / (2 * pi), 0.02)
assert(size(v), [8 4])
assert(numel(e), 8)

%% more measures of signals
[bw, low, high, power] = powerbw(cos(pi / 4 * (0:1023)), 8);
assert((low + high) / 2, 1, 1e-3)
assert(enbw(hann(1000)), 1.5, 0.01)
assert(enbw(hamming(1000), 1000), 1.3638, 1e-3)
x = [zeros(1, 5), 0.25 0.75, ones(1, 6), 0.5, zeros(1, 5)];
[r, lower, upper, ll, ul] = slewrate(x, 'StateLevels', [0 1]);
assert(r, [0.8 / (upper(1) - lower(1)), -0.8 / (lower(2) - upper(2))], 1e-9)
assert([ll ul], [0.1 0.9], 1e-12)
assert(r(2) < 0)
[s, level, t] = settlingtime([0 0 0 1 1.2 0.9 1 1 1 1 1 1], 10, 0.6, 'StateLevels', [0 1]);
assert(s, 0.33, 1e-9)
assert(level, 0.98, 1e-9)
assert(t, 0.58, 1e-9)
assert(isnan(settlingtime([0 0 0 1 1.2 0.9 1], 10, 0.6, 'StateLevels', [0 1])))
x = [zeros(1, 40), 2 * ones(1, 20)] + 0.1 * sin(1:60);
[up, down, u, l] = cusum(x, 5, 1, 0, 0.5);
assert(up, 42)
assert(isempty(down))
s = 0;
for k = 2:60
  s = max(0, s + x(k) - 0.25);
  assert(u(k), s, 1e-9)
end
assert(numel(cusum(x, 5, 1, 0, 0.5, 'all')), 19)
[up, down] = cusum(-x, 5, 1, 0, 0.5);
assert(down, 42)

%% codes, orders and oscillators
u = -1:0.1:1;
assert(max(abs(udecode(uencode(u, 8), 8) - u)) <= 2 / 256 + eps)
assert(class(uencode(0, 12)), 'uint16')
assert(udecode(uencode(0.5, 4, 2, 'signed'), 4, 2), 0.5)
[y, at] = digitrevorder((0:15)', 2);
assert(y, bitrevorder((0:15)'))
assert(digitrevorder((0:15)', 4), reshape(reshape(0:15, 4, 4)', [], 1))
assert(marcumq(3, 5, 2), 0.053317881100, 1e-10)
assert(marcumq([20 0], [21 1]), [0.164632531046, exp(-0.5)], 1e-10)
y = vco(ones(1, 50), [10 20], 100);
assert(y(2:end), cos(2 * pi * (0.15 * (1:49) + 0.05 * (2:50))), 1e-9)
[psi, x] = mexihat(-5, 5, 1001);
assert(sum(psi .^ 2) * 0.01, 1, 1e-3)
assert(sum(psi) * 0.01, 0, 1e-3)
assert(morlet(-1, 1, 3), exp(-0.5) * cos(5) * [1 0 1] + [0 1 0], 1e-12)

%% wavelets that are nearly symmetric
low = [-0.0033824159510061 -0.0005421323317912 0.0316950878114930 0.0076074873249176 -0.1432942383508097 ...
       -0.0612733590676585 0.4813596512583722 0.7771857517005235 0.3644418948353314 -0.0519458381077090 ...
       -0.0272190299170560 0.0491371796736075 0.0038087520138906 -0.0149522583370482 -0.0003029205147214 0.0018899503327595];
assert(wfilters('sym8'), low, 1e-9)
assert(wfilters('sym2'), wfilters('db2'), 1e-12)
assert(wfilters('sym5')(1:3), [0.0273330683450780 0.0295194909257746 -0.0391342493023831], 1e-9)
for n = [4 5 6 8]
  [a, b, c, d] = wfilters(sprintf('sym%d', n));
  assert(a * a', 1, 1e-9)
  assert(a(3:end) * a(1:end - 2)', 0, 1e-9)
  assert(a * b', 0, 1e-9)
  x = sin((1:40) .^ 1.5);
  [ca, cd] = dwt(x, sprintf('sym%d', n));
  assert(idwt(ca, cd, sprintf('sym%d', n)), x, 1e-9)
end

%% a wavelet transform that keeps the length of a signal
x = sin((1:50) .^ 1.3);
w = modwt(x);
assert(size(w), [6 50])
assert(imodwt(w), x, 1e-9)
assert(sum(w(:) .^ 2), sum(x .^ 2), 1e-9)
w = modwt(x, 'db2', 3);
assert(modwt(circshift(x, 5), 'db2', 3), circshift(w, 5, 2), 1e-9)
m = modwtmra(w, 'db2');
assert(sum(m), x, 1e-9)
assert(imodwt(w, 3, 'db2'), m(4, :), 1e-9)
assert(imodwt(w, 2, 'db2'), m(4, :) + m(3, :), 1e-9)
w = modwt(1:8, 'haar', 1);
assert(w(2, 2:end), (1:7) + 0.5, 1e-12)

%% segments that are like a signal
data = [zeros(1, 10), 1 2 3 2 1, zeros(1, 10), 2 4 6 4 2, zeros(1, 5)];
[first, last, dist] = findsignal(data, [1 2 3 2 1]);
assert([first, last, dist], [11 15 0])
[first, last, dist] = findsignal(data, [1 2 3 2 1], 'MaxNumSegments', 2);
assert(first(1), 11)
assert(numel(dist), 2)
[first, last, dist] = findsignal(data, [2 4 6 4 2], 'MaxDistance', 20);
assert(first, [26 11])
assert(dist, [0 19])
[first, last, dist] = findsignal([data; -data], [1 2 3; -1 -2 -3], 'Metric', 'euclidean');
assert([first, dist], [11 0])
[first, ~, dist] = findsignal(data + 7, [1 2 3 2 1] - 1.8, 'Normalization', 'center', 'Metric', 'absolute');
assert(isscalar(first))

%% one step of the recursion of Levinson
[a, e] = levup([1 0.3 -0.2], 0.4, 2);
assert(a, [1, 0.3 - 0.08, -0.2 + 0.12, 0.4], 1e-12)
assert(e, 1.68, 1e-12)
[b, e, k] = levdown(a, e);
assert(b, [1 0.3 -0.2], 1e-12)
assert([e k], [2 0.4], 1e-12)

%% what is known of a fit
[p, S] = polyfit(1:4, [1 3 2 4], 1);
assert(fieldnames(S), {'R'; 'df'; 'normr'; 'rsquared'})

%% filters with bounds on their extremes
b = fircls1(54, 0.3, 0.02, 0.008);
assert(b, fliplr(b), 1e-12)
w = linspace(0, pi, 4001)';
h = real(freqz(b, 1, w) .* exp(27i * w));
pass = w < 0.26 * pi;
stop = w > 0.345 * pi;
assert(max(abs(h(pass) - 1)) < 0.02 + 1e-5)
assert(max(abs(h(stop))) < 0.008 + 1e-5)
assert(max(abs(h(stop))) > 0.0079)
ideal = double(w < 0.3 * pi);
least = firls(54, [0 0.3 0.3 1], [1 1 0 0]);
hl = real(freqz(least, 1, w) .* exp(27i * w));
assert(max(abs(hl(stop))) > 0.01)
assert(sum((hl - ideal) .^ 2) < sum((h - ideal) .^ 2))
assert(fircls1(20, 0.4, 5, 5), firls(20, [0 0.4 0.4 1], [1 1 0 0]), 1e-6)
b = fircls(61, [0 0.3 0.5 1], [0 1 0], [0.02 1.05 0.02], [-0.02 0.95 -0.02]);
h = abs(freqz(b, 1, w));
assert(max(h(w < 0.25 * pi | w > 0.56 * pi)) < 0.02 + 1e-5)
assert(max(abs(h(w > 0.35 * pi & w < 0.45 * pi) - 1)) < 0.05 + 1e-5)
b = fircls1(40, 0.6, 0.05, 0.01, 'high');
assert(abs(sum(b)) < 0.01 + 1e-9)

%% how sure spectra of tapers and models are, and tapers of one's own
x = cos(0.7 * (0:99)') + cos((0:99)' .^ 2);
[E, V] = dpss(100, 3);
[p, f, c] = pmtm(x, 3, 256, 10, 'ConfidenceLevel', 0.9);
assert(isequal(size(c), [129 2]) && all(c(:, 1) < p & p < c(:, 2)))
assert(c(:, 1) ./ p, ones(129, 1) * 5 / gammaincinv(0.95, 5), 1e-12)
assert(pmtm(x, E(:, 1:5), V(1:5), 256, 10), p, 1e-12)
assert(pmtm(x, {3, 5}, 256, 10), p, 1e-12)
assert(pmtm(x, 3, 256, 10, 'DropLastTaper', false), pmtm(x, E, V, 256, 10), 1e-12)
for model = {@pburg, @pyulear, @pcov, @pmcov}
  [p, f, c] = model{1}(x, 4, 64, 10, 'ConfidenceLevel', 0.9);
  assert(p, model{1}(x, 4, 64, 10))
  assert(c ./ p, 1 + [-1 1] * sqrt(2 * 4 / 100) * norminv(0.95) + zeros(33, 2), 1e-12)
  assert(model{1}(x, 4, 'ConfidenceLevel', 0.5), model{1}(x, 4))
end
[p, f, c] = pburg([x, 2 * x], 4);
assert(size(c), [129 4])
assert(c(:, 3:4), 4 * c(:, 1:2), -1e-9)

%% signals fitted by their peaks
x = [0 1 0 3 0 0]; y = [0 0 0 1 0 4 0];
[xa, ya, d] = alignsignals(x, y, 'Method', 'maxpeak');
assert(isequal({xa, ya, d}, {[0 0 0 1 0 3 0 0], y, 2}))
[~, ~, d] = alignsignals(x, y, Method="npeak", PeakNum=2);
assert(d, 2)
assert(isequal(alignsignals(x, y, 'Truncate', true), alignsignals(x, y, [], 'truncate')))
assert(isequal(alignsignals(x, y, 'MaxLag', 3), alignsignals(x, y, 3)))

%% errors by columns and rows, and how sure bits are
[n, r] = symerr([1 2; 3 4], [1 2; 3 3], 'row-wise'); assert(isequal({n, r}, {[0; 1], [0; 0.5]}))
[n, r] = symerr([1 2; 3 4], [1 2; 3 3], 'column-wise'); assert(isequal({n, r}, {[0 1], [0 0.5]}))
[n, r] = biterr([1 2; 3 4], [1 2; 3 3], 3, 'row-wise'); assert(n, [0; 3]); assert(r, [0; 0.5], 1e-12)
assert(isequal(biterr([1 2], [1 2], [], 'row-wise'), 0))
for f = {@symerr, @biterr}
  try, f{1}([1 2], [1 2], 'odd'); said = ''; catch e, said = e.message; end
  assert(contains(said, 'column-wise'))
end
assert(isequal(biterr([1 2; 3 4], [1 2; 3 3], 'column-wise'), [0 3]))
[n, r] = biterr([1 2; 3 4], [1 2; 3 3]); assert(n, 3); assert(r, 0.25)
y = [0.3 + 0.2i; -2.5 + 1i];
L = qamdemod(y, 4, 'OutputType', 'llr', 'NoiseVariance', 0.5);
assert(L, [-4 * 0.3; 4 * 0.2; 4 * 2.5; 4 * 1] * 2, 1e-12)
assert(qamdemod(y, 4, 'OutputType', 'approxllr', 'NoiseVariance', 0.5), L, 1e-12)
s = (0:15)'; y = qammod(s, 16) + 0.1 - 0.2i;
L = qamdemod(y, 16, 'OutputType', 'llr');
assert(isequal(L < 0, qamdemod(y, 16, 'OutputType', 'bit') == 1))
p = exp(-abs(y(6) - qammod(s, 16)) .^ 2); b = de2bi(s, 4, 'left-msb') == 1;
assert(L(21:24), log((p' * ~b) ./ (p' * b))', 1e-10)

%% arrays of more dimensions are filtered along the first one that is not 1
[b, a] = butter(2, 0.3);
x = reshape(cos((1:120) .^ 2), 20, 3, 2);
y = filtfilt(b, a, x);
assert(isequal(size(y), size(x)) && isequal(y(:, 2, 2), filtfilt(b, a, x(:, 2, 2))))
assert(filtfilt(b, a, reshape(x(:, 1), 1, 1, 20)), reshape(y(:, 1), 1, 1, 20))
y = downsample(x, 3, 1); assert(isequal(y, x(2:3:20, :, :)))
z = upsample(x, 2, 1); assert(isequal(z(2:2:40, :, :), x) && isequal(size(z), [40 3 2]) && nnz(z) == 120)
assert(isequal({downsample(1:5, 2), upsample([1 2], 2), upsample([1; 2], 2, 1)}, {[1 3 5], [1 0 2 0], [0; 1; 0; 2]}))
assert(isequal(upsample([], 2), []) && isequal(downsample([], 2), []) && isa(upsample(int8(1), 2), 'int8'))
try, upsample(1:3, 2, 2); id = ''; catch e, id = e.identifier; end
assert(id, 'MATLAB:upsample:InvalidPhase')

%% filters of least ripple whose bands lie symmetrically, and correlations of vectors that differ in length
for n = [18 30]
  [b, e, r] = firpm(n, [0.1 0.9], [1 1], 'hilbert');
  assert(e, max(abs(r.error)), -1e-6)
end
[b, e] = firpm(18, [0.1 0.9], [1 1], 'hilbert');
assert(max(abs(abs(freqz(b, 1, pi * (0.1:0.001:0.9))) - 1)) < 0.0229 && e > 0.0226)
assert(norm(b(2:2:18)) < 1e-9)
assert(firpm(50, [0 1], [1 1]), [zeros(1, 25), 1, zeros(1, 25)], 1e-9)
try, xcorr(1:3, 1:4, 'coeff'); id = ''; catch e, id = e.identifier; end
assert(id, 'MATLAB:xcorr:NoScale')
assert(isequal(size(xcorr(1:3, 1:4)), [1 7]))

%% responses of filters: words at any place, and pictures where nothing is asked for
[b, a] = butter(3, 0.3);
[h, w] = freqz(b, a, 'whole'); assert(numel(h) == 512 && w(end) > pi)
[h, w] = freqz(b, a, "whole", 4); assert(isequal(w, pi / 2 * (0:3)') && isequal(h, freqz(b, a, 4, 'whole')))
[~, f] = freqz(b, a, 4, 'whole', 100); assert(f, [0; 25; 50; 75])
assert(numel(grpdelay(b, a, 'whole')), 512)
freqz(b, a, 64, 100);
assert(get(gca, 'YLabel').String, 'Phase (degrees)')
assert(get(gca, 'XLabel').String, 'Frequency (Hz)')
close all
grpdelay(b, a)
assert(get(gca, 'YLabel').String, 'Group delay (samples)')
close all

%% zeros of several outputs are columns, and go back
[z, p, k] = tf2zp([0 1 2; 2 6 4; 0 0 5], [1 7 12]);
assert(z, [-2 -2 Inf; Inf -1 Inf]); assert(sort(p), [-4; -3], 1e-12); assert(k, [1; 2; 5])
[b, a] = zp2tf(z, p, k); assert(b, [0 1 2; 2 6 4; 0 0 5], 1e-12); assert(a, [1 7 12], 1e-12)
[z, p, k] = tf2zp([0 1 2; 0 1 3], [1 7 12]); assert(zp2tf(z, p, k), [0 1 2; 0 1 3], 1e-12)
assert(zp2tf([], [-3; -4], [1; 2]), [0 0 1; 0 0 2])
for n = [62, 101], assert(all(isfinite(firpm(n, [0.1 0.9], [1 1], 'hilbert')))), end
assert(isequal(zp2tf([], [-1; -2], 3), [0 0 3]) && isequal(tf2zp([0 0 5], [1 2 1]), zeros(0, 1)))

%% frequencies of sines without noise
n = (0:99)'; w = rooteig(2 * cos(0.5 * n) + cos(0.9 * n), 4); assert(sort(w), [-0.9; -0.5; 0.5; 0.9], 1e-6)

%% as many dimensions as a threshold says, of windows of half the signal
x = cos(0.5 * (0:99)') + 0.001 * cos((0:99)' .^ 2); [S, w] = pmusic(x, [Inf 1.1], 64); assert(size(S), [33 1])

%% samples of a line at uneven times are of that line at even ones, up to its ends
t = [0 1 2.5 3 4 5.2 6]; [y, ty] = resample(2 * t + 1, t, 2); assert(y, 2 * ty + 1, 1e-12); assert(size(ty), size(y)); [y, ty] = resample([t' -t'], t', 2); assert(y, [ty -ty], 1e-12)

%% the conjugate transpose of a system is its conjugate at every frequency
z = 0.7i; H = tf({[1 2] 3; 1 [1 0 1]}, {[1 1] [1 2 5]; [1 0] [2 3 4]}); assert(evalfr(H', z), evalfr(H, z)', 1e-12); assert(evalfr(ss(H)', z), evalfr(H, z)', 1e-10); G = zpk([1 -2], [-1 -3 -4], 5); assert(evalfr(G', z), evalfr(G, z)', 1e-12)
z = exp(0.7i); D = tf([1 2], [1 0.5 0.2], 0.1); assert(evalfr(D', z), evalfr(D, z)', 1e-12); assert(evalfr(ss(D)', z), evalfr(D, z)', 1e-12); assert(evalfr(zpk(D)', z), evalfr(D, z)', 1e-12)
