%% Windows and rates
assert(hann(5), [0; 0.5; 1; 0.5; 0], 1e-15)
assert(kaiser(5, 2)(1), 1 / besseli(0, 2), 1e-15)
assert(downsample(upsample(1:4, 3), 3), 1:4)
assert(upsample([1; 2], 2, 1), [0; 1; 0; 2])

%% Correlation at lags
[c, lags] = xcorr([1 2 3], [0 1 0.5]);
assert(lags, -2:2)
assert(c, [0.5 2 3.5 3 0])
assert(xcorr([1 2 3], 1, 'normalized'), [8 14 8] / 14, 1e-15)
assert(xcov([1 2 3])(3), 2)

%% Filtering without delay
x = (1:30)';
assert(filtfilt([0.5 0.5], 1, x), x, 1e-12)
assert(medfilt1([1 1 9 1 1]), [1 1 1 1 1])
[z, p, k] = tf2zp([2 -2], [1 -0.5]);
assert([z p k], [1 0.5 2], 1e-15)
[b, a] = zp2tf(z, p, k);
assert([b; a], [2 -2; 1 -0.5], 1e-15)

%% conv2 of two vectors and a matrix goes along the columns, then along the rows
A = reshape(mod((1:35) * 7, 11), 5, 7);
u = [1 2 -1];
v = [3 0 1 5];
for part = {'full', 'same', 'valid'}
  assert(isequal(conv2(u, v, A, part{1}), conv2(conv2(A, u', part{1}), v, part{1})))
end
assert(isequal(conv2(u, v, A), conv2(A, u' * v)))
B = conv2(single(A), single(ones(2)));
assert(isa(B, 'single') && B(2, 2) == sum(sum(A(1:2, 1:2))))

%% a convolution of a long column is that of its parts
x = mod((1:5000)' * 37, 101);
k = [2; -1; 3];
y = conv(x, k);
assert(numel(y) == 5002 && y(1) == 2 * x(1) && y(end) == 3 * x(end))
assert(isequal(y(3:5000), 2 * x(3:5000) - x(2:4999) + 3 * x(1:4998)))

%% the inverse transform of what was changed ends
x = single(mod((1:64)' * 37, 11));
F = fft(x);
f = min(0:63, 64:-1:1)' / 64;
F(f > 0.1) = 0;
y = real(ifft(F));
assert(isequal(size(y), [64 1]) && abs(sum(y) - sum(x)) < 1e-3)

%% transforms back over several dimensions may be said to be of something symmetric
F = [1 2i; 3 4];
assert(isreal(ifft2(F, 'symmetric'))); assert(ifft2(F, 'symmetric'), real(ifft2(F)), 1e-15)
assert(size(ifft2(F, 3, 4, 'symmetric')), [3 4]); assert(~isreal(ifft2(F, 'nonsymmetric')))
assert(isreal(ifftn(F, [2 3], 'symmetric'))); assert(isreal(ifftn(fftn(rand(2, 3, 2)), 'symmetric')))

%% a convolution by two vectors of which one is long ends
A = mod(reshape(1:900, 30, 30) * 7, 13);
u = ones(1, 3);
v = ones(1, 200);
y = conv2(u, v, A);
assert(isequal(size(y), [32 229]) && sum(y(:)) == 600 * sum(A(:)))

%% a convolution by two captured vectors ends
u = (1:1100) * 2;
v = ones(1, 1200) * 2;
y = conv2(u, v, 3i);
assert(isequal(size(y), [1100 1200]) && y(1) == 12i)
assert(isequal(size(conv2(u, v, [1 2; 3 4], 'same')), [2 2]))

%% Windows are even, one in the middle, and what the handbooks say
names = {'triang', 'gausswin', 'tukeywin', 'flattopwin', 'blackmanharris', 'nuttallwin', 'parzenwin', 'barthannwin', 'bohmanwin', 'chebwin'};
for k = 1:numel(names)
  f = str2func(names{k});
  for n = [5 8]
    w = f(n);
    assert(size(w), [n 1])
    assert(w, flip(w), 1e-14)
    assert(max(w) <= 1 + 1e-8 && min(w) > -0.1)
  end
  assert(f(1), 1, 1e-8)
  assert(f(9)(5), 1, 1e-8)
  assert(size(f(0)), [0 1])
end
assert(tukeywin(9, 0), rectwin(9))
assert(tukeywin(9, 1), hann(9), 1e-15)
assert(triang(5), [1; 2; 3; 2; 1] / 3, 1e-15)
% A sum of cosines has no other frequencies over a period.
for k = 4:6
  f = str2func(names{k});
  s = abs(fft(f(16, 'periodic')));
  assert(all(s(6:12) < 1e-12))
end
% All side lobes of the same height.
s = abs(fft(chebwin(21, 40), 4096));
s = s / s(1);
peaks = findpeaks(s(1:2049));
assert(peaks, 0.01 * ones(size(peaks)), 1e-4)

%% Sweeps and periodic signals
t = (0:99) / 100;
assert(chirp(t, 2, 1, 8), cos(2 * pi * (2 * t + 3 * t .^ 2)), 1e-13)
assert(chirp(t, 2, 1, 8, 'quadratic'), cos(2 * pi * (2 * t + 2 * t .^ 3)), 1e-13)
assert(chirp(t, 1, 1, 4, 'logarithmic', 90), cos(2 * pi * (4 .^ t - 1) / log(4) + pi / 2), 1e-13)
% A frequency with its vertex at the end.
assert(chirp(t, 2, 1, 8, 'quadratic', 0, 'concave'), cos(2 * pi * (8 * t + 2 * (1 - t) .^ 3 - 2)), 1e-13)
assert(real(chirp(t, 0, 1, 10, 'linear', 0, [], 'complex')), chirp(t, 0, 1, 10), 1e-14)
x = 2 * pi * (0:0.125:1.875);
assert(sawtooth(x), repmat(-1:0.25:0.75, 1, 2), 1e-12)
assert(sawtooth(x, 0.5), repmat([-1:0.5:1, 0.5:-0.5:-0.5], 1, 2), 1e-12)
assert(square(x + 0.01, 25), repmat([1 1 -1 -1 -1 -1 -1 -1], 1, 2))
assert(class(square(single(1))), 'single')

%% The cosine transforms are their matrices, and orthonormal
for n = [2 7 8]
  x = mod((1:n)' * [7 3], 5) + 1i * mod((1:n)' * [2 9], 7);
  [k, j] = ndgrid(0:n - 1);
  ends = @(v) 1 ./ sqrt(1 + (v == 0) + (v == n - 1));
  D = {sqrt(2 / (n - 1)) * ends(k) .* ends(j) .* cos(pi * k .* j / (n - 1)), ...
       sqrt(2 / n) ./ sqrt(1 + (k == 0)) .* cos(pi * (2 * j + 1) .* k / (2 * n)), ...
       sqrt(2 / n) ./ sqrt(1 + (j == 0)) .* cos(pi * (2 * k + 1) .* j / (2 * n)), ...
       sqrt(2 / n) * cos(pi * (2 * k + 1) .* (2 * j + 1) / (4 * n))};
  for type = 1:4
    y = dct(x, 'Type', type);
    assert(y, D{type} * x, 1e-13)
    assert(idct(y, 'Type', type), x, 1e-13)
  end
  assert(dct(x), D{2} * x, 1e-13)
end
x = mod(1:6, 4);
assert(size(dct(x)), [1 6])
assert(dct(x.', 9), dct([x, 0 0 0].'), 1e-14)
assert(dct(x, 4, 2), dct(x(1:4)), 1e-14)
A = reshape(mod((1:20) * 7, 11), 4, 5);
assert(dct(A, [], 2), dct(A.').', 1e-14)
assert(dct2(A), dct(dct(A).').', 1e-13)
assert(idct2(dct2(A)), A, 1e-13)
assert(size(dct2(A, [6 3])), [6 3])
assert(class(dct(single(x))), 'single')

%% The chirp z-transform is the Fourier transform on the circle, and a polynomial elsewhere
x = mod((1:23) * 7, 11);
assert(czt(x), fft(x), 1e-11)
assert(czt([x; 2 * x].', 40), fft([x; 2 * x].', 40), 1e-11)
w = 0.95 * exp(-0.2i);
a = 0.9 * exp(0.3i);
points = a * w .^ -(0:6);
assert(czt(x, 7, w, a), polyval(flip(x), 1 ./ points), 1e-8)
assert(goertzel(x, [2 5 9]), nthargout(1, @(f) f([2 5 9]), fft(x)), 1e-11)
assert(goertzel(x.', 2.5), sum(x .* exp(-2i * pi * 1.5 / 23 * (0:22))), 1e-11)
assert(goertzel(x.'), fft(x.'))

%% The Hilbert transform of a cosine is a sine
t = 2 * pi * (0:15)' / 16;
assert(hilbert(cos(3 * t)), exp(3i * t), 1e-14)
x = mod((1:9) * 7, 5);
y = hilbert(x);
assert(real(y), x, 1e-14)
f = fft(y);
assert(max(abs(f(6:9))) < 1e-13)
assert(size(hilbert(x', 12)), [12 1])
assert(xcorr2([1 2; 3 4], [1 1i]), conv2([1 2; 3 4], [-1i 1]))

%% Roots of means of squares
assert(rms([3 4; 0 0]), [3 4] / sqrt(2), 1e-15)
assert(rms([3 4; 0 0], 2), [5 / sqrt(2); 0], 1e-15)
assert(rms([3 4; 0 0], 'all'), 2.5)
assert(rms(2 * ones(2, 3, 2), [1 3]), [2 2 2])
assert(rms([3i 4]), sqrt(12.5), 1e-15)
assert(rms([1 NaN 7], 'omitnan'), 5)
assert(isnan(rms([1 NaN])))
assert(class(rms(single([3 4]))), 'single')
assert(rms(int8([100 100])), 100)

%% upfirdn is zeros, a filter, and some of the samples
x = mod((1:13)' * 7, 5);
h = [1; -2; 3; 0.5; 2];
for factors = [1 1; 3 2; 2 3; 1 4; 4 6; 7 1]'
  p = factors(1);
  q = factors(2);
  y = conv(upsample(x, p)(1:end - p + 1), h);
  assert(upfirdn(x, h, p, q), y(1:q:end), 1e-14)
end
assert(upfirdn(x', h', 2), upfirdn(x, h, 2)')
assert(upfirdn([x 2 * x], h, 3), [1 2] .* upfirdn(x, h, 3), 1e-14)
assert(upfirdn(x, [h, 2 * h], 3), [1 2] .* upfirdn(x, h, 3), 1e-14)

%% A sine is the same one at other rates
s = @(n, rate) sin(2 * pi * 3 * (0:n - 1)' / rate);
x = s(200, 100);
for factors = [3 2; 2 3; 5 1; 1 2; 7 5]'
  y = resample(x, factors(1), factors(2));
  n = ceil(200 * factors(1) / factors(2));
  assert(numel(y), n)
  e = abs(y - s(n, 100 * factors(1) / factors(2)));
  assert(max(e(round(0.15 * n):round(0.85 * n))) < 2e-3)
end
[y, b] = resample(x', 3, 2);
assert(size(y), [1 300])
assert(sum(b), 3, 1e-12)
assert(b, flip(b), 1e-12)
assert(size(resample(ones(2, 30, 3), 2, 1, 'Dimension', 2)), [2 60 3])
assert(resample(1:4, 3, 1, 0), [1 1 2 2 2 3 3 3 4 4 4 0])
t = [0 0.1 0.25 0.3 0.5 0.55 0.7 0.9 1];
[y, at] = resample(2 * t, t, 8);
assert(at, 0:0.125:1, 1e-15)
assert(y(3:7), 2 * at(3:7), 0.2)
y = interp(x, 4);
assert(y(1:4:end), x)
assert(max(abs(y(1:780) - s(780, 400))) < 1e-3)
[~, b] = interp(1:20, 3);
assert(size(b), [1 25])
assert(b, flip(b), 1e-12)
assert(b(1:3:end), [0 0 0 0 1 0 0 0 0])
y = decimate(x, 4);
e = abs(y - x(4:4:end));
assert(numel(y) == 50 && max(e(5:45)) < 0.01)
z = decimate(single(x), 4);
assert(isa(z, 'single') && max(abs(z - y)) < 1e-5)
y = decimate(x, 4, 'fir');
e = abs(y - x(1:4:end));
assert(numel(y) == 50 && max(e(5:45)) < 0.01)

%% Filters of Savitzky and Golay keep polynomials
x = (0:20)';
p = 1 + 2 * x - 0.3 * x .^ 2 + 0.01 * x .^ 3;
assert(sgolayfilt(p, 3, 7), p, 1e-12)
assert(sgolayfilt(p', 3, 7, 1:7), p', 1e-12)
% Savitzky and Golay 1964, tables I and IV.
[b, g] = sgolay(2, 5);
assert(35 * b(3, :), [-3 12 17 12 -3], 1e-13)
assert(10 * g(:, 2)', -2:2, 1e-13)
assert(7 * g(:, 3)', [2 -1 -2 -1 2] / 2, 1e-13)
assert(b, b', 1e-15)
assert(b * b, b, 1e-14)
A = reshape(mod((1:40) * 7, 11), 4, 10);
assert(sgolayfilt(A, 2, 5, [], 2), sgolayfilt(A', 2, 5)', 1e-14)

%% Smoothing by moving windows
assert(smoothdata([1 2 9 4], 'movmedian', 3), [1.5 2 4 6.5])
assert(smoothdata([1 2; 3 4], 2, 'movmean', 2), [1 1.5; 3 3.5])
assert(smoothdata([1 NaN 3], 'movmean', 3), [1 2 3])
% From MATLAB's own answers, to four places.
g = [0.27 -0.13 0.3 -0.1 -0.12 -0.01 -0.21 -0.13 -0.11 -0.05 -0.26 0.04];
meant = [0.1330 0.0861 0.0728 -0.0039 -0.0703 -0.0971 -0.1313 -0.1338 -0.1139 -0.1154 -0.1196 -0.0715];
assert(smoothdata(g, 'gaussian', 5), meant, 1e-4)
assert(smoothdata(g, 'gaussian', 5, 'SamplePoints', 1:12), smoothdata(g, 'gaussian', 5), 1e-15)

%% Local polynomials keep polynomials, with gaps and at uneven places
x = 0:30;
p = 2 - x + 0.1 * x .^ 2;
assert(smoothdata(p, 'loess', 6), p, 1e-12)
assert(smoothdata(p, 'rloess', 7), p, 1e-12)
assert(smoothdata(x, 'lowess', 5), x, 1e-13)
assert(smoothdata(p .* x, 'sgolay', 9, 'Degree', 3), p .* x, 1e-9)
q = p;
q(15) = NaN;
assert(smoothdata(q, 'loess', 9), p, 1e-12)
y = smoothdata(q, 'loess', 3, 'includenan');
assert(find(isnan(y)), [14 15 16])
q(15) = 500;
assert(smoothdata(q, 'rloess', 9), p, 1e-10)
t = cumsum(mod(x * 7, 5) + 1) / 50;
assert(smoothdata(1 + t - t .^ 2, 'loess', 0.6, 'SamplePoints', t), 1 + t - t .^ 2, 1e-11)
[~, window] = smoothdata(sin((1:200) / 10));
assert(window > 1 && window < 40)
[~, wider] = smoothdata(sin((1:200) / 10), 'SmoothingFactor', 0.9);
assert(wider > window)
T = smoothdata(table([1; 2; 9], {'a'; 'b'; 'c'}, 'VariableNames', {'u', 'v'}), 'movmean', 3);
assert(T.u, [1.5; 4; 5.5])
assert(class(smoothdata(single(1:5), 'loess', 3)), 'single')

%% The degree of local polynomials is below the length of windows
% Error: less than the length
smoothdata(1:9, 'sgolay', 3, 'Degree', 3)

%% Peaks, with what is asked of them
data = [25 8 15 5 6 10 10 3 1 20 7];
[pks, locs] = findpeaks(data);
assert(pks, [15 10 20])
assert(locs, [3 6 10])
[pks, locs] = findpeaks(data', 2, 'SortStr', 'descend', 'NPeaks', 2);
assert(pks, [20; 15])
assert(locs, [4.5; 1])
assert(findpeaks(data, 'MinPeakHeight', 10), [15 20])
assert(findpeaks(data, 'Threshold', 7), [15 20])
assert(findpeaks(data, 'Threshold', 7.5), 20)
assert(nthargout(2, @findpeaks, [0 1 0 1 0 1 0], 'MinPeakDistance', 2), [2 6])
assert(nthargout(2, @findpeaks, [1 Inf 2 NaN 3 5 4 4 6]), [2 6])
% Two peaks on a ramp: the way to something higher, and half of what is above it.
[~, ~, w, p] = findpeaks([0 4 2 6 0]);
assert(p, [2 6])
assert(w, [0.75 1.25], 1e-14)
assert(isempty(findpeaks(1:5)))
% Widths and prominences of MATLAB's example.
x = linspace(0, 1, 1000);
y = [4 4 2 2 2 3] * exp(-((x - [1; 2; 3; 5; 7; 8] / 10) ./ ([3; 8; 4; 3; 4; 6] / 100)) .^ 2);
[~, ~, w, p] = findpeaks(y, x, 'MinPeakProminence', 2, 'WidthReference', 'halfheight');
assert(w, [0.2352 0.1725], 1e-4)
assert(p, [4.8721 3.0028], 1e-4)

%% Envelopes
t = (0:999)' / 1000;
shape = 1 + 0.2 * cos(2 * pi * 3 * t);
x = cos(2 * pi * 100 * t) .* shape;
[u, l] = envelope(x);
assert(u, shape, 1e-10)
assert(l, -shape, 1e-10)
u = envelope(x', 101, 'analytic');
assert(max(abs(u(100:900)' - shape(100:900))) < 1e-3)
u = envelope(x, 20, 'rms');
assert(max(abs(u(100:900) - shape(100:900) / sqrt(2))) < 0.02)
[u, l] = envelope(x, 5, 'peak');
assert(max(abs(u(100:900) - shape(100:900))) < 0.01)

%% Spectra integrate to the power
n = (0:399)';
x = mod(n * 37, 11) - 5 + 0.5 * mod(n .^ 2, 7);
[p, f] = pwelch(x, ones(400, 1), 0, 400, 50);
assert(sum(p) * f(2), mean(x .^ 2), 1e-12)
[q, w] = pwelch(x, ones(100, 1), 0, 100);
assert(w(end), pi, 1e-15)
blocks = reshape(x, 100, 4);
assert(sum(q) * w(2), mean(mean(blocks .^ 2)), 1e-12)
p2 = pwelch(x, 40, 20, 64, 50, 'twosided');
p1 = pwelch(x, 40, 20, 64, 50);
pc = pwelch(x, 40, 20, 64, 50, 'centered');
assert(p1, [p2(1); 2 * p2(2:32); p2(33)], 1e-13)
assert(pc, [p2(34:64); p2(1:33)], 1e-13)
[at, f] = pwelch(x, 40, 20, [0 10 20], 50);
assert(f, [0; 10; 20])
assert(at(1), p2(1), 1e-12)
% Less points than samples in a segment: every second frequency.
assert(pwelch(x, 64, 32, 16, 50, 'twosided'), nthargout(1, @(p) p(1:4:64), pwelch(x, 64, 32, 64, 50, 'twosided')), 1e-12)
% The level of a sine, as power.
s = 3 * cos(2 * pi * 0.1 * n);
assert(max(pwelch(s, hamming(100), 50, 100, 1, 'power')), 4.5, 1e-2)
[p, ~, c] = pwelch([x s], 40, 20, 64, 1, 'ConfidenceLevel', 0.9);
assert(size(c), [33 4])
assert(all(c(:, 1) < p(:, 1) & c(:, 2) > p(:, 1)))
assert(bandpower(x), mean(x .^ 2), 1e-12)
assert(bandpower(s, 1, [0.05 0.15]), 4.5, 1e-2)
[p, f] = pwelch(s, [], [], [], 1);
assert(bandpower(p, f, 'psd'), 4.5, 5e-2)

%% Spectra between signals
n = (0:399)';
x = sin(0.7 * n .^ 2);
y = filter([1 0.5], 1, x);
[t, f] = tfestimate(x, y, hann(128), 64, 128, 2);
assert(max(abs(t - (1 + 0.5 * exp(-1i * pi * f)))) < 0.05)
assert(tfestimate(x, 2 * x, 'Estimator', 'H2'), 2 * ones(129, 1), 1e-12)
assert(mscohere(x, -3 * x, 50), ones(129, 1), 1e-10)
p = cpsd(x, y, 50, 25, 64);
q = cpsd(y, x, 50, 25, 64);
assert(p, conj(q), 1e-13)
assert(cpsd(x, x, 50, 25, 64), pwelch(x, 50, 25, 64), 1e-13)
assert(size(cpsd([x y], x)), [129 2])

%% Segments and back
x = mod((0:499)' * 37, 11) - 5 + 0.5 * mod((0:499)' .^ 2, 7);
[s, f, t, p] = spectrogram(x, 50, 25, 64, 100);
assert(size(s), [33 19])
assert([f(end), t(1:2)], [50 0.25 0.5])
assert(s(:, 3), nthargout(1, @(v) v(1:33), fft(hamming(50) .* x(51:100), 64)), 1e-12)
assert(mean(p, 2), pwelch(x, 50, 25, 64, 100), 1e-13)
[s, f, t] = stft(x, 100);
assert(size(s), [128 12])
assert([f(1), f(64), f(128), t(1)], [-50 * 63 / 64, 0, 50, 0.64], 1e-14)
[y, t] = istft(s, 100);
assert(y(2:end), x(2:numel(y)), 1e-9)
assert(t(end), (numel(y) - 1) / 100, 1e-14)
options = {'Window', hamming(50), 'OverlapLength', 25, 'FFTLength', 64};
for range = {'centered', 'twosided', 'onesided'}
  s = stft([x, 2 * x], options{:}, 'FrequencyRange', range{1});
  for method = {'wola', 'ola'}
    y = istft(s, options{:}, 'FrequencyRange', range{1}, 'Method', method{1});
    assert(real(y), [x, 2 * x], 1e-11)
  end
end
z = x(1:250) + 1i * x(251:500);
assert(istft(stft(z, options{:}), options{:}), z, 1e-11)
assert(size(stft(z, options{:}, 'OutputTimeDimension', 'downrows')), [9 64])

%% Partial fractions in z^-1, and the delay of a filter
[r, p, k] = residuez([1 2 3], [1 -0.75 0.125]);
assert(r, [34; -57], 1e-11); assert(p, [0.5; 0.25], 1e-14); assert(k, 24)
[b, a] = residuez(r, p, k); assert(b, [1 2 3], 1e-11); assert(a, [1 -0.75 0.125], 1e-14)
[r, p, k] = residuez(1, [1 -1 0.25]); assert(r, [0; 1], 1e-6); assert(p, [0.5; 0.5], 1e-6); assert(isempty(k))
gd = grpdelay(1, [1 -0.5], 4);
w = pi * (0:3)' / 4; e = 1e-6; f = @(w) angle(1 ./ (1 - 0.5 * exp(-1i * w)));
assert(gd, -(f(w + e) - f(w - e)) / (2 * e), 1e-8)
assert(grpdelay([1 2 1], 1, 3), [1; 1; 1], 1e-12)

%% hanning windows of one period
assert(hanning(4, 'symmetric'), hanning(4))
assert(hanning(4, 'periodic'), [0; hanning(3)])
assert(hanning(2, 'periodic'), [0; 1], eps)
%% a periodic Hanning window is the symmetric one of a point more, without its end
% Error: for the sampling
assert(hanning(6, 'periodic'), [0; hanning(5)], 1e-15)
assert(hanning(6, 'symmetric'), hanning(6))
hanning(6, 'other');

%% Bands of signals, by filters that delay nothing
rate = 1000; t = 0:1 / rate:1; slow = sin(2 * pi * 50 * t); fast = sin(2 * pi * 250 * t); x = slow + fast;
off = @(a, b) max(abs(a(200:800) - b(200:800)));
assert(off(lowpass(x, 150, rate), slow) < 1e-3 && off(highpass(x, 150, rate), fast) < 1e-3)
assert(off(bandpass(x, [100 400], rate), fast) < 1e-3 && off(bandstop(x, [100 400], rate), slow) < 1e-3)
for f = {@lowpass, @highpass}
  wanted = {slow, fast}{1 + isequal(f{1}, @highpass)};
  assert(off(f{1}(x, 150, rate, 'ImpulseResponse', 'iir', 'Steepness', 0.9), wanted) < 0.02)
end
assert(isequal(size(lowpass([x; x]', 0.3)), [1001 2]))
assert(isequal(size(lowpass(x(1:40), 0.3)), [1 40]))

%% filtfilt without recursion begins as the first element goes on
x = cos((1:200)' / 7) + 3; b = [1 2 3 2 1] / 9; state = [8; 6; 3; 1] / 9;
s = [2 * x(1) - x(13:-1:2); x; 2 * x(end) - x(end - 1:-1:end - 12)];
s = flipud(filter(b, 1, s, state * s(1)));
s = filter(b, 1, s, state * s(1));
assert(norm(filtfilt(b, 1, x) - s(end - 12:-1:13)) < 1e-12 && isequal(filtfilt(2, 1, x'), 4 * x'))
y = filtfilt(2 * b, 2, single([x, 2 * x]));
assert(isa(y, 'single') && norm(double(y(:, 2)) - 2 * s(end - 12:-1:13)) < 1e-4)

%% filtfilt by sections of the second order
[z, p, k] = butter(4, 0.3); [sos, g] = zp2sos(z, p, k); [b, a] = butter(4, 0.3);
x = sin((1:300)' / 9);
y = filtfilt(sos, g, x); w = filtfilt(b, a, x);
assert(y(60:240), w(60:240), 1e-6)
assert(filtfilt(sos, [g 1 1], x), y, 1e-12)

%% medians of signals go along a dimension, end where there is no more, and leave out what is missing
assert(medfilt1([1 9 2; 3 4 8], 3, [], 2), [1 2 2; 3 4 4])
assert(medfilt1([1 9 2; 3 4 8]'), [1 2 2; 3 4 4]')
assert(medfilt1([1 9 2], 3, 'truncate'), [5 2 5.5]); assert(medfilt1([1 9 2 7], 2), [0.5 5 5.5 4.5])
assert(medfilt1([1 NaN 3 4 5], 3, 'omitnan'), [0.5 2 3.5 4 4])
assert(isequaln(medfilt1([1 NaN 3 4 5], 3), [NaN NaN NaN 4 4]))
assert(isa(medfilt1(single(1:5)), 'single'))

%% filters by transforms and correlations take columns
assert(fftfilt([1 2; 3 4], (1:3)'), [1 2; 5 8; 9 14]); assert(fftfilt([1 2; 3 4], [1 1; 2 2; 3 3]), [1 2; 5 8; 9 14])
x = sin((1:100)'); X = [x, x .^ 2];
[c, lags] = xcorr(X);
assert(size(c), [199 4]); assert(lags, -99:99)
assert(c(:, 2), xcorr(x, x .^ 2), 1e-12); assert(c(:, 3), xcorr(x .^ 2, x), 1e-12)
c = xcorr(X, 3, 'normalized'); assert(c(4, [1 4]), [1 1], 1e-12); assert(size(c), [7 4])

%% spectra of real numbers are conjugate symmetric, and come back as real numbers
for n = [1:40 74 83 97 111 118 122 127 200 255 257 509 600]
  x = sin((1:n) .^ 2);
  for y = {x, single(x), [x; 2 - x]}
    F = fft(y{1}, [], 2);
    assert(isequal(F(:, 2:end), conj(F(:, end:-1:2))) && isreal(F(:, 1)))
    assert(isreal(ifft(F, [], 2))), assert(double(ifft(F, [], 2)), double(y{1}), 500 * eps(class(y{1})))
  end
end
F = fft([1 2 4 7 11 13]); assert(imag(F(4)) == 0); assert(isreal(ifft2(fft2(magic(7)))) && isreal(ifft2(fft2(rand(37, 41)))))
assert(isequal(fft([1; 2]), [3; -1]) && isequal(fft(5), 5) && isempty(fft(zeros(0, 3))) && isequal(size(fft(ones(2, 0, 3), [], 3)), [2 0 3]))
F = fft(rand(5, 7, 3), [], 2); assert(isequal(F(:, 2:end, :), conj(F(:, end:-1:2, :))))

%% the window that smooths takes about a fourth of the energy
rng(0, 'twister'); A = cos(2 * pi * 0.05 * (1:100)) + 0.5 * randn(1, 100);
[B, w] = smoothdata(A); assert(any(w == [3 4])); assert(B, movmean(A, w), 1e-14); [~, w] = smoothdata(A, 'SmoothingFactor', 0); assert(w == 1)
[~, w] = smoothdata(A, 'SmoothingFactor', 1); assert(w == 100)

%% the initial values of a filter may be the same for all columns
[y, z] = filter([1 2 3], 1, magic(3), [5; 6]); [u, v] = filter([1 2 3], 1, magic(3), [5 5 5; 6 6 6]); assert(isequal(y, u) && isequal(z, v))
assert(isequal(filter([1 2 3], 1, magic(3), [5 6]), u)); assert(isequal(filter(1, [1 -1], magic(3), 2), filter(1, [1 -1], magic(3), [2 2 2])))

%% but they are as many as there are delays
% Error: initial values
filter([1 2 3], 1, magic(3), [5; 6; 7])

%% a periodogram is of every column, and of the frequencies that are asked for
x = sin((1:50)' / 3) + [0, 1] .* cos((1:50)' / 2); [p, f] = periodogram(x, [], 64, 10); assert(size(p), [33 2]); assert(f(2), 10 / 64, 1e-15)
assert(p(:, 2), periodogram(x(:, 2)', [], 64, 10), 1e-14); F = fft(x(:, 1), 64); q = abs(F(1:33)) .^ 2 / 500; q(2:32) = 2 * q(2:32); assert(p(:, 1), q, 1e-13)
w = hann(50); p = periodogram(x(:, 1), w, [0.5 1 2], 10); F = exp(-2i * pi * [0.5; 1; 2] / 10 * (0:49)) * (w .* x(:, 1)); assert(p, abs(F) .^ 2 / sum(w .^ 2) / 10, 1e-13)
[p, f, c] = periodogram(x(:, 1), [], 64, 'ConfidenceLevel', 0.9); assert(size(c), [33 2]); assert(all(c(:, 1) < p & p < c(:, 2)))
p = periodogram(x(:, 1), [], 32); F = fft([x(1:32, 1), [x(33:50, 1); zeros(14, 1)]]); F = sum(F, 2); q = abs(F(1:17)) .^ 2 / (2 * pi * 50); q(2:16) = 2 * q(2:16); assert(p, q, 1e-13)
assert(sum(periodogram(x(:, 1), [], 'power', 'twosided')) > 0); assert(numel(periodogram(x(:, 1), 'centered')) == 256)

%% second-order sections are cascades
sos = [1 2 1 1 -.5 .2; 1 -1 0 1 .3 0];
[h, w] = freqz(sos, 5); assert(numel(h) == 5 && h(1) == 0); assert(w, (0:4)' * pi / 5, 1e-12)
[b, a] = sos2tf(sos); assert(h, freqz(b, a, 5), 1e-12); assert(freqz(sos, [0.1 0.2 0.3]), freqz(b, a, [0.1 0.2 0.3]), 1e-12)
assert(freqz(sos, 4, 'whole'), freqz(b, a, 4, 'whole'), 1e-12); [~, f] = freqz(sos, 4, 100); assert(f, [0 12.5 25 37.5]')
sos(2, 2) = 0.5; [b, a] = sos2tf(sos); assert(grpdelay(sos, [0.1 0.5 2]), grpdelay(b, a, [0.1 0.5 2]), 1e-9); assert(phasez(sos, 6), phasez(b, a, 6), 1e-12)
assert(isstable(sos) && ~isstable([1 0 0 1 0 0; 1 0 0 1 -2 0]))

%% trends in pieces
x = [1 2 3 2 1 0]; assert(detrend(x, 1, 3), zeros(1, 6), 1e-12); assert(detrend(x, 'linear', 3), zeros(1, 6), 1e-12)
assert(detrend(x, 1, logical([0 0 1 0 0 0])), zeros(1, 6), 1e-12); assert(detrend([1 2 3 10 11 12], 1, 4, 'Continuous', false), zeros(1, 6), 1e-12)
t = -10:10; A = t .^ 3 + 6 * t .^ 2 + 4 * t + 3; assert(detrend(A, 3, 'SamplePoints', t), zeros(1, 21), 1e-9)
D = detrend(A, 1, 0, 'SamplePoints', t, 'Continuous', false); assert([sum(D(1:10)) sum(D(11:21))], [0 0], 1e-9)
assert(detrend([1 NaN 3 4 9], 'omitnan'), [1 NaN 3 4 9] - polyval(polyfit([1 3 4 5], [1 3 4 9], 1), 1:5), 1e-12); assert(all(isnan(detrend([1 NaN 3 4 9]))))
assert(detrend([1 2 4 8]), [0.7 -0.6 -0.9 0.8], 1e-12); assert(size(detrend(rand(3, 2, 2))), [3 2 2]); assert(isempty(detrend([])) && detrend(5) == 0)
try, detrend([1 2 3], 1, 9); assert(false); catch e, assert(contains(e.message, 'break points must lie')); end

%% quotients by least squares, and windows without elements
x = [1 2 3 4]; h = [1 -2 5]; y = conv(x, h);
[q, r] = deconv(y, h, 'Method', 'least-squares'); assert(q, x, 1e-12); assert(r, zeros(1, 6), 1e-12); assert(deconv(y', h, 'Method', 'least-squares'), x', 1e-12)
[q, r] = deconv(conv(x, h, 'same'), h, 'same', 'Method', 'least-squares'); assert(q, x, 1e-10); assert(r, zeros(1, 4), 1e-10)
v = conv(x, h, 'valid'); q = deconv(v, h, 'valid', 'Method', 'least-squares'); assert(numel(q) == 4); assert(conv(q, h, 'valid'), v, 1e-12)
H = convmtx(h', 4); assert(deconv(y', h, 'Method', 'least-squares', 'RegularizationFactor', 1), (H' * H + eye(4)) \ (H' * y'), 1e-12)
assert(deconv([0 1 2], [0 1], 'Method', 'least-squares'), [1 2], 1e-12)
try, deconv(y, h, 'same'); assert(false); catch e, assert(contains(e.message, 'least-squares')); end
for f = {'hann', 'hamming', 'hanning', 'blackman', 'bartlett', 'kaiser', 'rectwin', 'tukeywin'}
  assert(isequal(feval(f{1}, 0), zeros(0, 1)) && feval(f{1}, 1) == 1)
end

%% Filters without recursion begin and end with what is in their delays, along any dimension
x = single(mod((1:3000)' * 7, 11)); b = single([1 -2 3 0.5]);
[y, zf] = filter(b, 1, x); [first, z] = filter(b, 1, x(1:1000)); [second, z2] = filter(b, 1, x(1001:3000), z);
assert([first; second], y, single(1e-4)); assert(z2, zf, single(1e-4)); assert(isequal(size(zf), [3 1]))
assert(zf, [b(2:4) * x(3000:-1:2998); b(3:4) * x(3000:-1:2999); b(4) * x(3000)], single(1e-4))
X = reshape(mod((1:6000) * 5, 13), 30, 40, 5); c = [2 1 -1];
for dim = 1:3
  Y = filter(c, 2, X, [], dim);
  lag = @(k) circshift(X, k, dim); at = reshape(1:size(X, dim), [ones(1, dim - 1), size(X, dim), 1]);
  assert(isequal(Y, X + (at > 1) .* lag(1) / 2 - (at > 2) .* lag(2) / 2))
end
[Y, Zf] = filter(c, 1, X(:, :, 1)); assert(isequal(Zf, [X(30, :, 1) - X(29, :, 1); -X(30, :, 1)]))
[y, zf] = filter(single(1:5), 1, single([1 2]), single([1 1 1 1])); assert(y, single([2 5])); assert(zf, single([8; 11; 13; 10]))
[y, zf] = filter([1 2], 1, [1 2 3], 5); assert(isequal(y, [6 4 7]) && zf == 6)

%% Transforms at some frequencies are those of fft, of long signals as well
x = sin((1:3000)' .^ 1.2) * [1 2]; f = [1 5 1500 3000]; F = fft(x);
assert(goertzel(x, f), F(f, :), 1e-9); assert(goertzel(x.', f, 2), F(f, :).', 1e-9)
y = goertzel(x(:, 1), 3.5); assert(y, exp(-2i * pi * 2.5 * (0:2999) / 3000) * x(:, 1), 1e-9)
y = goertzel(single(x), 7); assert(isa(y, 'single')); assert(double(y), F(7, :), 1e-2)
assert(goertzel([1 2 3], [1 2]), [6, -1.5 + 1i * sqrt(3) / 2], 1e-14); assert(isequal(size(goertzel((1:5)', 2)), [1 1]))
