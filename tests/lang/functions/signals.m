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
