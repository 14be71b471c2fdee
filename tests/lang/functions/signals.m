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
