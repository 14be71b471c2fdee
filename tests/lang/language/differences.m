%% random numbers
% The default generator counts (Philox 4x32-10), so that a device draws the same numbers as the host. Seeds of it give other
% numbers than MATLAB's; `rng(seed, 'twister')` gives MATLAB's own.
rng(5)
y = rand(1, 2);
rng(5)
assert(isequal(y, rand(1, 2)))
rng(5, 'twister')
x = rand(1, 2);
fprintf('%.4f %.4f\n', x)
% Prints: 0.2220 0.8707

%% quoted text
% "a" is a string, as in MATLAB. Only in a file that uses what Octave has and MATLAB has not (`#` and `!=`, `endif`, `printf`, …)
% is it characters, with escapes.
a = "a";
disp(class(a))
% Prints: string

%% Octave's syntax
% Comments by `#`, `!` and `!=`, `+=` and `++`, `endif` and its like, `printf`, `unwind_protect`, `do … until`, functions anywhere.
x = 1;
x += 2;
if x != 1, printf("%d\n", x); endif
% Prints: 3

%% powers of negative numbers
% A power is computed as precisely as it can be: here the real part is exactly 0, where MATLAB prints a rounding error.
z = (-4) ^ 0.5;
assert(real(z) == 0 && imag(z) == 2)

%% sums
% Sums and products are added in an order of their own, the same on host and device and for any number of threads.
% The last bits of a long sum may differ from MATLAB's; the result lies within the same bounds.
x = (1:1000) / 7;
assert(abs(sum(x) - 500500 / 7) <= 1000 * eps(500500 / 7))

%% NaN
% There is one NaN. Its sign and its bits cannot be told apart by num2hex, typecast or files.
disp(num2hex(-NaN))
% Prints: 7ff8000000000000

%% arrays on the GPU
% All arrays may be computed on the GPU, double as well, with the same bits, and where each is computed goes by its cost. A gpuArray
% is that by its class: what is computed of it is one too until gather, also where there is no GPU. Loops that go over its elements one
% by one are not compiled. AvailableMemory and TotalMemory of gpuDevice are the bytes of the largest array, for WebGPU does not say how
% much memory there is.
g = gpuArray(single([1 2 3]));
assert(isequal(gather(g * 2), [2 4 6]))
disp([class(g) ' of ' underlyingType(g)])
% Prints: gpuArray of single

%% files
% A program in a page sees the files of its session, not those of the machine; in Node those of the working folder.
fid = fopen('note.txt', 'w');
fprintf(fid, 'one line');
fclose(fid);
disp(fileread('note.txt'))
% Prints: one line

%% solvers of differential equations
% ode113 takes the pair of ode45, ode15s that of ode23s, ode89 that of ode78, and bvp5c the formula of bvp4c: within the
% tolerances that are asked for, and at other steps.
[t, y] = ode15s(@(t, y) -100 * (y - cos(t)), [0 1], 0);
assert(abs(y(end) - cos(1)) < 0.02)

%% sparse matrices
% Sparse matrices are stored without their zeros, on the host. Functions that do not know them as they are (`cumsum`, `sort`, `svd`)
% are given the whole matrix, which has 2 GiB at most. One element of a sparse matrix, as `S(1)` or `sum(S(:))`, is a full number.
S = sparse([1 2], [1 2], 5);
assert(issparse(S) && issparse(S * 2) && ~issparse(S + 2) && isequal(full(S), 5 * eye(2)) && ~issparse(S(1)))

%% MAT-files of version 7.3
% These are HDF5, and neither read nor written: `save` with -v7.3 writes a file of version 7, and warns.
x = magic(3);
save('large.mat', 'x', '-v7.3');
[~, id] = lastwarn;
s = load('large.mat');
assert(strcmp(id, 'matgpu:save:Version73') && isequal(s.x, x))
