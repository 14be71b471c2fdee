%% transforms of singles
x = single(sin((1:48) * 0.7) + (1:48) / 48);
y = fft(x);
k = (0:47)';
w = exp(-2i * pi * k * k' / 48) * double(x).';
assert(max(abs(double(y(:)) - w)) < 1e-4);
z = ifft(y);
assert(isreal(z) && isa(z, 'single') && max(abs(z - x)) < 1e-6);
assert(! isreal(ifft(y .* single(1i))));
p = fft(x, 64);
q = fft(double(x), 64);
assert(isequal(size(p), [1 64]) && max(abs(double(p) - q)) < 1e-4);
p = fft(x, 30);
assert(max(abs(double(p) - fft(double(x(1:30))))) < 1e-4);
p = fft(x, 37);
assert(max(abs(double(p) - fft(double(x), 37))) < 1e-4);
A = reshape(x, 6, 8);
assert(max(max(abs(double(fft2(A)) - fft2(double(A))))) < 1e-4);
assert(max(max(abs(ifft2(fft2(A)) - A))) < 1e-6);
assert(max(max(abs(double(fft(A, [], 2)) - fft(double(A), [], 2)))) < 1e-4);
assert(isreal(ifft(y, 'symmetric')));
%% convolutions
A = reshape(sin((1:99) * 1.3) + 0, 9, 11);
K = [1 2 3; 4 5 6] / 7;
for part = {'full', 'same', 'valid'}
  c = conv2(single(A) * 1, single(K), part{1});
  d = conv2(A * 1, K, part{1});
  e = zeros(10, 13);
  for j = 1:11
    for i = 1:9
      e(i:i+1, j:j+2) = e(i:i+1, j:j+2) + A(i, j) * K;
    end
  end
  switch part{1}
    case 'same', e = e(2:10, 2:12);
    case 'valid', e = e(2:9, 3:11);
  end
  assert(isequal(size(c), size(e)) && isa(c, 'single') && max(max(abs(double(c) - e))) < 1e-5);
  assert(isequal(size(d), size(e)) && max(max(abs(d - e))) < 1e-14);
end
assert(isequal(size(conv2(A * 1, ones(20), 'valid')), [0 0]));
%% filters without recursion
x = single(cos((1:60) * 0.9)) + 0;
b = [0.5 0.25 -1 2];
y = filter(b, 2, x);
z = filter(b, 2, double(x));
assert(isa(y, 'single') && isequal(size(y), [1 60]) && max(abs(double(y) - z)) < 1e-6);
Y = filter(b, 1, reshape(x, 12, 5));
assert(max(max(abs(double(Y) - filter(b, 1, double(reshape(x, 12, 5)))))) < 1e-5);
%% convolutions and filters of doubles add in one order
A = reshape(sin((1:2000) * 1.3), 40, 50);
K = reshape(cos(1:63), 7, 9);
c = conv2(A, K, 'same');
w = 0;
for q = 1:9
  for p = 1:7
    w = w + K(p, q) * A(24 - p, 30 - q);
  end
end
assert(c(20, 25) == w)
x = cos((1:3000) * 0.9);
b = cos(1:40);
y = filter(b, 1, x);
w = 0;
for k = 40:-1:1
  w = w + b(k) * x(1001 - k);
end
assert(y(1000) == w)
B = reshape(cos((1:6000) * 0.3), 10, 600);
[y, after] = filter([0.5 0.25], [1 -0.9], B);
z = 0;
for k = 1:10
  out = z + 0.5 * B(k, 77);
  z = 0.25 * B(k, 77) + 0.9 * out;
end
assert(y(10, 77) == out && after(77) == z && isequal(size(after), [1 600]))
%% a filter of one coefficient keeps the sign of a zero
y = filter(2, 1, [zeros(1, 3000), -0]);
assert(1 / y(1) == Inf && 1 / y(end) == -Inf)
%% what is not finite leaves a filter without recursion
assert(filter([1 1], 1, [1 Inf 2 3 4]), [1 Inf Inf 5 7])
assert(filter([1 1 1], 2, [2 NaN 2 4 6 8]), [1 NaN NaN NaN 6 9])
y = filter([1 1], 1, [single(cos(1:3000)) Inf 2 3 4]);
assert(y(3001:end), single([Inf Inf 5 7]))
assert(isnan(filter([1 1], [1 0.5], [1 Inf 2 3])), [false false true true])
%% convolutions with larger kernels
A = reshape(sin((1:2000) * 1.3) + 0, 40, 50);
K = reshape(cos(1:63), 7, 9);
for part = {'full', 'same', 'valid'}
  c = conv2(single(A) * 1, single(K), part{1});
  d = conv2(A, K, part{1});
  assert(isequal(size(c), size(d)) && isa(c, 'single') && max(max(abs(double(c) - d))) < 1e-4);
end
x = single(sin(1:3000)) * 1;
h = single(cos((1:200) / 50));
assert(max(abs(double(conv(x, h)) - conv(double(x), double(h)))) < 1e-3);
assert(size(conv(x, h)), [1, 3199])
assert(size(conv(x', h, 'same')), [3000, 1])
assert(max(abs(double(filter(h, 1, x)) - filter(double(h), 1, double(x)))) < 1e-3);
%% a kernel with what is not finite
A = single(magic(12)) * 1;
K = ones(6, 6, 'single');
K(1) = Inf;
c = conv2(A, K, 'full');
assert(c(1), single(Inf))
assert(c(end), A(end))
%% recursive filters
b = [0.1 0.2 0.1];
a = [2 -1.2 0.5];
X = single(sin((1:600)' * [0.3 1.1 2.7])) * 1;
[y, z] = filter(b, a, X);
[v, w] = filter(b, a, double(X));
assert(isa(y, 'single') && isa(z, 'single') && isequal(size(z), [2 3]))
assert(max(max(abs(double(y) - v))) < 1e-5 && max(max(abs(double(z) - w))) < 1e-5)
y = filter(b, a, X.', [], 2);
assert(max(max(abs(double(y.') - v))) < 1e-5)
[p, z] = filter(b, a, X(1:250, :));
[q, z] = filter(b, a, X(251:600, :), z);
assert(max(max(abs(double([p; q]) - v))) < 1e-5 && max(max(abs(double(z) - w))) < 1e-5)
x = single(cos((1:5000) * 0.01)) * 1;
[y, z] = filter([1 0.5], [1 -0.99], x);
[v, w] = filter([1 0.5], [1 -0.99], double(x));
assert(isequal(size(y), [1 5000]) && isequal(size(z), [1 1]))
assert(max(abs(double(y) - v)) < 1e-3 && abs(double(z) - w) < 1e-3)
X = reshape(single(sin(1:240)), 4, 20, 3) * 1;
assert(size(filter(b, a, X, [], 2)), [4 20 3])
assert(max(abs(double(filter(b, a, X, [], 2)) - filter(b, a, double(X), [], 2)), [], 'all') < 1e-5)
x(7) = NaN;
y = filter([1 0.5], [1 -0.5], x);
assert(find(isnan(y), 1) == 7 && all(isnan(y(7:end))))
%% transforms of lengths with large prime factors
x = single(sin((1:1009)' * 0.7) + (1:1009)' / 1009) * 1;
y = fft(x);
w = fft(double(x));
assert(isa(y, 'single') && max(abs(double(y) - w)) < 1e-5 * max(abs(w)))
z = ifft(y);
assert(isreal(z) && max(abs(z - x)) < 1e-5)
assert(! isreal(ifft(y .* single(1i))))
A = reshape(x(1:3 * 5 * 26), 26, 15) * 1;
assert(max(max(abs(double(fft(A)) - fft(double(A))))) < 1e-4)
assert(max(max(abs(double(fft(A.', [], 2)) - fft(double(A.'), [], 2)))) < 1e-4)
assert(max(max(abs(ifft2(fft2(A)) - A))) < 1e-5)
