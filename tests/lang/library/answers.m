%% a NaN is no reason for a number
assert(isnan(gammainc(NaN, 1)));
assert(isnan(gammainc(1, NaN)));
assert(all(isnan(gammainc([NaN NaN], [1 2], 'upper'))));

%% erfcinv of 1 is 0 exactly
assert(isequal(erfcinv([1 1]), [0 0]));

%% linspace keeps its ends
assert(isequal(linspace(-Inf, Inf, 3), [-Inf 0 Inf]));
assert(isequal(linspace(Inf, Inf, 3), [Inf Inf Inf]));
x = linspace(1, Inf, 4);
assert(x(1) == 1 && x(4) == Inf);
x = linspace(-1.7e308, 1.7e308, 5);
assert(all(isfinite(x)) && x(3) == 0 && x(1) == -1.7e308 && x(5) == 1.7e308);

%% whole numbers are written in full up to 2^53
assert(strcmp(num2str(1e15), '1000000000000000'));
assert(strcmp(num2str(1e16), '1e+16'));
assert(strcmp(num2str(2^64), '1.844674407370955e+19'));
assert(strcmp(num2str(-2^60), '-1.152921504606847e+18'));
assert(strcmp(num2str(1e23), '9.999999999999999e+22'));

%% mat2str of an imaginary number
assert(strcmp(mat2str(-3i), '0-3i'));
assert(strcmp(mat2str([1 -3i]), '[1+0i 0-3i]'));

%% the inverse of a huge complex number
x = inv(1e300 + 1e300i);
assert(x, 5e-301 - 5e-301i, -1e-15);
A = inv([1e300 + 1e300i, 0; 0, 1e200]);
assert(A(1, 1), 5e-301 - 5e-301i, -1e-12);

%% a sampling rate gives frequencies in Hz
[h, f] = freqz([1 1], 1, 4, 100);
assert(f, [0; 12.5; 25; 37.5], 1e-12);
[h, f] = freqz([1 1], 1, [0 25 50], 100);
assert(f, [0; 25; 50], 0);
assert(abs(h), [2; sqrt(2); 0], 1e-12);
[h, f] = freqz([1 1], 1, 4, 'whole', 100);
assert(f, [0; 25; 50; 75], 1e-12);

%% fillmissing fills the ends as it is told
x = [NaN 1 NaN 3 NaN];
assert(isequaln(fillmissing(x, 'linear'), [0 1 2 3 4]));
assert(isequaln(fillmissing(x, 'linear', 'EndValues', 'none'), [NaN 1 2 3 NaN]));
assert(isequaln(fillmissing(x, 'linear', 'EndValues', 'nearest'), [1 1 2 3 3]));
assert(isequaln(fillmissing(x, 'linear', 'EndValues', 7), [7 1 2 3 7]));
assert(isequaln(fillmissing(x, 'linear', 'EndValues', 'previous'), [NaN 1 2 3 3]));
assert(isequaln(fillmissing([x; x].', 'linear', 1, 'EndValues', [7 8]), [7 1 2 3 7; 8 1 2 3 8].'));
assert(isequaln(fillmissing([1 NaN 4], 'linear', 'SamplePoints', [0 1 3]), [1 2 4]));
assert(isequaln(fillmissing([1 NaN 4], 'nearest'), [1 4 4]));

%% diff of a scalar is empty
assert(isequal(size(diff(5)), [0 0]));

%% what an operation made real is real
z = ones(1, 5000) * 1i;
assert(isreal(z .* z) && ~iscomplex(z .* z));
assert(~isreal(z) && ~isreal(complex(ones(1, 5000), 0)));
assert(isreal(1i ^ 2) && ~isreal(complex(1, 0)));

%% the schur form of a symmetric matrix with one large eigenvalue many times
u = (1:32)' / 32;
A = 100 * eye(32) + u * u';
[U, S] = schur(A);
assert(norm(U * S * U' - A) < 1e-10 && norm(U' * U - eye(32)) < 1e-12 && isdiag(S));
L = logm(A);
assert(norm(expm(L) - A) < 1e-8 * norm(A));
R = sqrtm(A);
assert(norm(R * R - A) < 1e-10 * norm(A));

%% schur forms of hard matrices
hard = {zeros(5), eye(7), 100 * eye(32) + ones(32), diag([1 1 2 2]), hilb(8), magic(4), magic(8), ...
  toeplitz(1:9), diag(ones(1, 5), 1), [0 1; 1 0], [0 1; -1 0], circshift(eye(6), 1), compan([1 0 0 0 -1]), ...
  gallery('frank', 8), kron(eye(3), [1 1; 0 1]), 1e150 * magic(4), 1e-150 * magic(4), ...
  [1 1e8; 1e-8 1], tril(ones(6)), wilkinson(9), rosser(), [2 1i; -1i 2], [1 2i; 3 4], ...
  100 * eye(20) + (1:20)' * ones(1, 20), triu(ones(12)) + 1e-12 * ones(12)};
for k = 1:numel(hard)
  A = hard{k};
  for kind = {'real', 'complex'}
    [U, S] = schur(A, kind{1});
    n = size(A, 1);
    assert(norm(U * S * U' - A) <= 1e-11 * max(norm(A), realmin), 'matrix %d, %s', k, kind{1});
    assert(norm(U' * U - eye(n)) <= 1e-11, 'matrix %d, %s', k, kind{1});
    assert(norm(tril(S, -2)) <= 1e-11 * max(norm(A), realmin), 'matrix %d, %s', k, kind{1});
  end
end

%% the same bits for every NaN
a = 0 ./ zeros(1, 2000); b = NaN(1, 2000); c = sqrt(-1) * NaN;
bits = num2hex([a(7), b(7), real(c), Inf - Inf, -NaN, NaN]);
assert(all(bits == repmat('7ff8000000000000', 6, 1), 'all'));
assert(all(typecast([a -b], 'uint64') == typecast(NaN, 'uint64')));
assert(all(typecast(single(-a), 'uint32') == uint32(2143289344)));
assert(strcmp(base64_encode(-NaN), base64_encode(NaN)));
f = fopen('bits', 'w'); fwrite(f, -a(1:2), 'double'); fclose(f);
f = fopen('bits'); assert(isequal(fread(f, 16, 'uint8').', [0 0 0 0 0 0 248 127 0 0 0 0 0 0 248 127])); fclose(f);

%% a power of NaN is NaN, to whatever base
assert(isnan(1 ^ NaN) && isnan(power(1, NaN)) && isnan(single(1) ^ single(NaN)));
assert(isequaln([1 1 2] .^ [NaN Inf NaN], [NaN 1 NaN]));
assert(isequaln(ones(1, 40) .^ [NaN(1, 20) (1:20)], [NaN(1, 20) ones(1, 20)]));
assert(isequaln(single(ones(1, 40)) .^ [NaN(1, 20) (1:20)], single([NaN(1, 20) ones(1, 20)])));
assert(NaN ^ 0 == 1 && isequal(NaN(1, 6) .^ 0, ones(1, 6)));
n = 1; for k = 1:50, n = n ^ NaN; end, assert(isnan(n));

%% quarters of a turn are exact in powers of negative numbers
assert(isequal((-4) ^ 0.5, 2i));
assert(isequal((-4) ^ -0.5, -0.5i));
assert(isequal([-4 -9 -16 -25 -1 -64] .^ 0.5, [2 3 4 5 1 8] * 1i));
assert(isequal((-1) .^ (-2.5:2.5), [-1i 1i -1i 1i -1i 1i]));
assert((-8) ^ (1/3), 1 + sqrt(3) * 1i, 1e-15);
x = -5.3:0.37:5.2;
assert((-2) .^ x, exp(x .* (log(2) + pi * 1i)), -1e-13);
assert(isequal(real((-Inf) ^ 0.5), 0) && imag((-Inf) ^ 0.5) == Inf);
