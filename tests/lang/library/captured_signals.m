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
