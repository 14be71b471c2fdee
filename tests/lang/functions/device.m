%% Arrays to the device and back
x = gpuArray(reshape(1:6000, 60, 100));
assert(isgpuarray(x))
y = gather(sum(x(:).^2));
assert(y, sum((1:6000).^2))
assert(~isgpuarray(gather(x)))
assert(classUnderlying(x), 'double')
assert(class(gather(gpuArray(single(3)))), 'single')
[a, b] = gather(gpuArray([1 2]), 3);
assert(isequal(a, [1 2]) && b == 3)

%% Constructors and functions of elements on the device
z = zeros(3, 'gpuArray') + ones(3, 3, 'like', gpuArray(single(1)));
assert(gather(z), single(ones(3)))
assert(arrayfun(@(t) t^2 + 1, gpuArray([1 2 3])), [2 5 10])

%% Pages of arrays
A = reshape(1:8, 2, 2, 2);
C = pagemtimes(A, A);
assert(C(:, :, 2), A(:, :, 2) * A(:, :, 2))
assert(pagemtimes(A, 'transpose', A, 'none')(:, :, 1), A(:, :, 1)' * A(:, :, 1))
B = reshape(1:24, 2, 3, 2, 2);
C = pagemtimes(B, reshape(1:3, 3, 1));
assert(size(C), [2 1 2 2])
assert(C(:, :, 2, 1), B(:, :, 2, 1) * (1:3)')
assert(size(pagemtimes(ones(2, 0, 3), ones(0, 4, 3))), [2 4 3])
assert(class(pagemtimes(single(B), ones(3, 2))), 'single')
assert(pagetranspose(A)(:, :, 2), A(:, :, 2)')

%% Only numbers go to the device
% Error: numeric or logical
gpuArray({1})
