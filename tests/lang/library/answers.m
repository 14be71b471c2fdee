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

%% results of singles are singles
s = @single;
A = s([4 1 0; 1 3 1; 0 1 2]);
results = {gradient(s([1 2 4])), gradient(1:3, s(0.5)), del2(s(magic(4))), curl(s(magic(3)), s(magic(3))), ...
  divergence(s(magic(3)), s(magic(3))), residue(s([1 2]), s([1 3 2])), residue([1 2], s([1 3 2])), ...
  spearman(s([1; 2; 3]), s([1; 4; 9])), spearman(s([1; 2; 3])), ranks(s([3 1 2])), cov([1 2 4], s([1 2 3])), cov(s([])), ...
  pdist2(s([1 2; 3 4]), [1 2], 'hamming'), mode(s([])), quantile(s([]), 0.5), skewness(s([])), ...
  compan(s([1 2 3])), polyfit(s(1:4), [1 4 2 3], 1), polyeig(s(magic(2)), s(eye(2))), roots(s([0 0])), polyint(s([])), polyder(s(5)), ...
  interp2(magic(3), s(1.5), 1.5), interpft(s([1 2 3]), 6), griddata([0 1 0 1], [0 0 1 1], s([1 2 3 4]), 0.5, 0.4), ...
  ppval(ppder(mkpp([0 1], s([1 2])), 3), 0.5), ppjumps(mkpp([0 1 2], s([1 2; 3 4]))), interp1(1:4, s([1 4 2 3]), 2.5, 'makima'), ...
  movfun(@(v) v(1), s(1:4), 3, 'Endpoints', 'fill'), condeig(A), ordeig(s([2 1; 0 3])), orth(s(zeros(0, 2))), pcg(A, s([0; 0; 0])), bicgstab(A, s([0; 0; 0])), gmres(A, s([0; 0; 0])), ...
  lsqnonneg(A, s([1; 2; 3])), pqpnonneg(A, s([1; 2; 3])), nthroot(8, s(3)), bincoeff(s(5), 2), xcorr(s([1 2 3]), 1), padecoef(s(1)), ...
  blkdiag(s(1), 2), cplxpair(s([])), intersect(s([]), []), accumarray([1; 3], s([1; 2]), [], @(v) v(1), 5)};
for k = 1:numel(results)
  assert(isa(results{k}, 'single'), 'result %d is %s', k, class(results{k}));
end
[n, d] = rat(s(0.5));
assert(isa(n, 'single') && isa(d, 'single'));
[y, h] = mgorth(s([1; 2]), s([1; 0]));
assert(isa(h, 'single'));
[T, B] = balance(s([1 100; 0.01 1]));
assert(isa(T, 'single'));

%% truth values and integers that are computed with are numbers
assert(isequal(class(sinc(true)), 'double') && abs(sinc(true)) < 1e-15);
assert(class(unwrap([true false])), 'double');
assert(class(polyder(true)), 'double');
assert(class(blkdiag(int8(1), 2)), 'int8');
assert(gradient(int8([100 -100 3])), [-200 -48.5 103]);
assert(corr(int8([1; 2; 4]), [1; 2; 4]), 1, 1e-14);
assert(iqr(int8(1:4)), 2);

%% statistics of nothing
assert(isequaln(mode(zeros(0, 3)), [NaN NaN NaN]));
assert(isequaln(mode([]), NaN));
assert(isequal(mode(uint8([])), uint8(0)) && isa(mode(uint8([])), 'uint8'));
assert(isequal(size(mode(zeros(0, 3), 2)), [0 1]) && isequal(size(mode(zeros(3, 0))), [1 0]));
[m, f, c] = mode(zeros(0, 3));
assert(isequal(f, [0 0 0]) && isequal(size(c), [1 3]));
assert(isequal(mode([true true false]), true));
assert(isnan(mad([])) && isnan(skewness([])) && isnan(kurtosis([])) && isnan(quantile([], 0.5)));
assert(isequaln(iqr(zeros(0, 3)), [NaN NaN NaN]));
assert(isequal(trapz([]), 0));
assert(isequal(size(rescale(zeros(3, 0))), [3 0]));
assert(isequal(histc(zeros(0, 3), 1:3), zeros(3)) && isequal(run_count(zeros(0, 3), 2), zeros(2, 3)));
assert(isequal(size(intersect(zeros(0, 3), zeros(0, 3), 'rows')), [0 3]));

%% fewer points by Fourier transform lie on the same wave
assert(interpft([1 7 6], 2), [1 25 / 3], 1e-13);
t = (0:9).' / 10;
f = @(t) sin(2 * pi * t) + cos(6 * pi * t);
assert(interpft(f(t), 4), f((0:3).' / 4), 1e-12);
assert(interpft(f(t), 5), f((0:4).' / 5), 1e-12);
assert(isequal(interpft([1 7 6], 3), [1 7 6]));
assert(isequal(size(interpft(ones(5, 3), 2)), [2 3]));

%% no more is chosen than there is
% Error: MATLAB:nchoosek:KOutOfRange
nchoosek(5, 6)

%% of a set that is too small there is no choice
assert(isequal(size(nchoosek([1 2], 3)), [0 3]));
assert(nchoosek(5, 5) == 1 && nchoosek(0, 0) == 1);

%% a minimum is looked for between finite bounds
% Error: MATLAB:fminbnd:NonFiniteBounds
fminbnd(@(x) exp(-x .^ 2), -Inf, Inf)

%% a search for a minimum ends
[x, fval, flag, output] = fminbnd(@(x) x, 0, 1, optimset('TolX', 0));
assert(output.iterations <= 500);

%% a text becomes missing
x = standardizeMissing(string({'a', 'b'}), string('b'));
assert(ismissing(x), [false true]);
assert(isequal(fillmissing(x, 'previous'), string({'a', 'a'})));

%% solvers in single precision
s = @single;
[t, y] = ode15s(@(t, y) [-y(1) + t; -50 * y(2)], [0 1], s([1; 1]));
assert(isa(y, 'single') && abs(y(end, 1) - 2 * exp(-1)) < 1e-3);
[x, fval, flag, output, J] = fsolve(@(x) [x(1) ^ 2 - 2; x(2) - x(1)], s([1; 1]));
assert(isa(x, 'single') && isa(J, 'single') && norm(x - sqrt(2)) < 1e-5);
[x, fval, flag, output, g] = fminunc(@(x) (x(1) - 1) ^ 2 + (x(2) + 2) ^ 2, s([0; 0]));
assert(isa(g, 'single') && norm(x - [1; -2]) < 1e-3);
[x, fval] = fminsearch(@(x) (x - 1) ^ 2, s(0));
assert(isa(fval, 'single') && abs(x - 1) < 1e-3);
[at, p] = tsearchn([0 0; 1 0; 0 1], [1 2 3], s([0.2 0.2]));
assert(at == 1 && isa(p, 'single'));
assert(isa(discretize([1 2 NaN], [0 1.5 3], s([7 8])), 'single'));

%% rows of which there are none keep their width
assert(size(sortrows(zeros(0, 3))), [0 3]);
assert(size(unique(zeros(0, 3), 'rows')), [0 3]);
for f = {@union, @intersect, @setdiff, @setxor}
  assert(size(f{1}(zeros(0, 3), zeros(0, 3), 'rows')), [0 3]);
end

%% an anonymous function may be a text
f = @(x) 'a'; assert(f(1), 'a');
g = @() 'abc'; assert(g(), 'abc');
assert(cellfun(@(x) 'a', {1, 2}), 'aa');
c = {@() 'a', 2}; assert(size(c), [1 2]); assert(c{1}(), 'a');
c = {@(x) x', 2}; assert(c{1}([1 2]), [1; 2]);

%% ranges over nothing, and of arrays
x = 1:[]; assert(size(x), [1 0]);
for k = 1:[], error('a turn'); end
assert(size([]:5), [1 0]); assert(class(1:single([])), 'single');
assert(size(int8([]):int8(3)), [1 0]);
assert((1:[3 9]), 1:3);
n = 0; for k = 1:single(3), n = n + k; end, assert(n, single(6));
n = 0; for k = single(3):-1:1, n = n + 1; end, assert(n, 3);
s = ''; for k = 'a':'c', s = [s k]; end, assert(s, 'abc');

%% NaN is not any
assert(any(NaN), false); assert(any([NaN 1; NaN 0]), [false true]);
assert(any([NaN 1; NaN 0], 2), [true; false]); assert(any(single(NaN)), false);
assert(any(NaN, 3), false); assert(any([NaN NaN 2], 'all')); assert(any(complex(0, 1)));
assert(any([NaN+1i 0]), any(NaN)); assert(all(NaN), true);

%% norms of what is huge or tiny
assert(norm([1e200 1e200]), sqrt(2) * 1e200, -2 * eps);
assert(norm([1e-200 1e-200]), sqrt(2) * 1e-200, -2 * eps);
assert(norm([3 4]), 5); assert(norm([3e-300 4e-300]), 5e-300, -2 * eps);
assert(norm([1e200 1; 1 1], 'fro'), 1e200, -2 * eps);
assert(norm(single([1e20 1e20])), single(sqrt(2) * 1e20), -2 * eps('single'));
assert(norm(single([3e-30 4e-30])), single(5e-30), -4 * eps('single'));
assert(vecnorm([1e200 1e200; 3 4]'), [sqrt(2) * 1e200 5], -2 * eps);
assert(norm([Inf 1]), Inf); assert(isnan(norm([NaN 1]))); assert(norm([0 0]), 0);
assert(norm([1e200 1e200i]), sqrt(2) * 1e200, -2 * eps);
assert(norm(zeros(1, 0)), 0); assert(norm([Inf NaN]) ~= norm([Inf NaN]));

%% Bessel and Airy functions beyond the range of doubles
assert(airy(1e-300), 0.355028053887817, 1e-14);
k = arrayfun(@(k) airy(k, 1e-4), 0:3);
assert(k, [0.3550021719 -0.2588194020 0.6149714563 0.4482883604], 1e-9);
assert(airy(0, 9.99e-4), airy(0, 1.001e-3) + 2e-6 * 0.2588, 1e-9);
assert(bessely(200, 0.5), -Inf); assert(besselj(Inf, 3), 0); assert(besselj(200, 0.5), 0);

%% a global that evaluated text declares is there for the next
eval('global G7; G7 = 5;'); eval('assert(G7, 5)');
f7();
assert(G7, 6);
function f7()
  eval('global G7;'); eval('G7 = G7 + 1;');
end

%% texts that read as themselves
assert(mat2str('abc'), '''abc'''); assert(mat2str(['ab'; 'cd']), '[''ab'';''cd'']');
assert(mat2str('it''s'), '''it''''s'''); assert(eval(mat2str(['ab'; 'cd'])), ['ab'; 'cd']);
assert(jsonencode(pi), '3.141592653589793'); assert(jsondecode(jsonencode(1 / 3)), 1 / 3);
assert(jsonencode([0.1 1e10 5]), '[0.1,10000000000,5]');

%% no match and no tokens
assert(size(regexp('hello', 'x', 'tokens', 'once')), [0 0]);
assert(size(linspace(0, 1, 0)), [1 0]); assert(linspace(0, 1, 1), 1);

%% sums and products of integers are doubles
assert(sum(uint8([200 100])), 300); assert(class(sum(int8(1:20))), 'double'); assert(sum(int8(1:20)), 210);
assert(sum(uint8([200 100]), 'native'), uint8(255)); assert(prod(int8([100 2])), 200);
assert(sumsq(int8([100 2])), 10004); assert(meansq(uint8([3 4])), 12.5); assert(trace(uint8([200 0; 0 100])), 300);
assert(sum(uint8([1 2; 3 4]), 2), [3; 7]); assert(cumsum(uint8([200 100])), uint8([200 255]));
assert(sum(int32(5)), 5); assert(class(sum(int32(5))), 'double');

%% what is real after all is real, however it was computed
assert(isreal(sum([1+1i 1-1i]))); assert(isreal([1+1i 2] * [1-1i; 0])); assert(isreal(prod([1+1i 1-1i])));
assert(evalc('disp(sum([1+1i 1-1i]))'), evalc('disp(2)'));
assert(evalc('disp(min([3+6i 9], [1 5]))'), evalc('disp([1 5])'));
w = repmat([1+2i 3-1i], 1, 500); t = w * w';
assert(isreal(t)); assert(evalc('disp(t)'), evalc('disp(7500)')); assert(~isreal(complex(1, 0)));
h = freqz(3, [1 0], 2); assert(evalc('disp(h)'), evalc('disp([3; 3])'));

%% the end of a range of singles is reached
assert(numel(single(0):single(0.1):single(1)), 11); assert(numel(single(0.1):single(0.1):single(0.9)), 9);
x = single(0):single(0.1):single(1); assert(x(end), single(1)); assert(class(x), 'single');
n = 0; for k = single(0):single(0.1):single(1), n = n + 1; end, assert(n, 11);

%% singular values of huge and tiny matrices
assert(svd([1e200 2e200; 3e200 4e200]) / 1e200, svd([1 2; 3 4]), -1e-14);
assert(svd([1 2; 3 4] * 1e-300) * 1e300, svd([1 2; 3 4]), -1e-12);
[U, S, V] = svd([1e200 2e200; 3e200 4e200]); assert(norm(U * (S / 1e200) * V' - [1 2; 3 4]) < 1e-13);

%% classes where one argument is single
assert(class(polyfit([1 2 3], single([1 2 4]), 1)), 'single'); assert(class([2 1; 1 3] ^ single(2)), 'single');
assert(class(sylvester(eye(2), eye(2), single(eye(2)))), 'single'); assert(class(intersect([1 2 3], int8([2 3]))), 'int8');
[q, r] = deconv([1 5 6 1], single([1 2])); assert(class(r), 'single');
assert(class(compan(uint8([1 2 3]))), 'double'); assert(compan(uint8([1 2 3])), [-2 -3; 1 0]);

%% numbers that are none, and those that are too large
assert(inpolygon([NaN 0.5 Inf], [0.5 0.5 0.5], [0 1 1 0], [0 0 1 1]), [false true false]);
assert(polyval(1, [1 NaN Inf]), [1 1 1]); [n, d] = rat([1 NaN], 0.1); assert(isequaln([n d], [1 NaN 1 1]));
assert(isnan(0 ^ 1i)); assert(0 ^ (1 + 1i), 0);
assert(int2str(1e20), '100000000000000000000'); assert(int2str([1e17; 2]), ['100000000000000000'; '                 2']);
assert(isempty(hex2dec(''))); assert(isempty(bin2dec(''))); assert(isempty(hex2num('')));
assert(hex2dec({'abc', ''}), [2748; 0]); assert(isnan(quadv(@(x) x, NaN, 1)));

%% one output of a change of coordinates is the first
assert(cart2pol([1 0], [0 2]), [0 pi / 2]); assert(sph2cart(0, 0, 3), 3); assert(cart2sph(0, 2, 0), pi / 2);
[t, r, z] = cart2pol(1, 1, 5); assert([t r z], [pi / 4 sqrt(2) 5], eps); [x, y] = pol2cart([pi / 2 2]); assert([x y], [0 2], 2 * eps);

%% an indexed image beyond its map has the last color
assert(ind2rgb(3, [0 0 0; 1 0.5 0]), reshape([1 0.5 0], 1, 1, 3)); assert(ind2gray([1 5], [0 0 0; 1 1 1]), [0 1]);

%% runs
assert(run_count([1 1 0 1], 3), [0 2 0]); assert(runlength(uint8([2 2 0 4 4 4])), [2 1 3]);

%% all of nothing takes one value and stays nothing
y = zeros(0, 0); y(:) = 1; assert(size(y), [0 0]); y = zeros(0, 3); y(:) = 1; assert(size(y), [0 3]);
c = {}; c(:) = {1}; assert(size(c), [0 0]); y = zeros(0, 0); y(:, :) = 1; assert(y, 1);
X = ones(3, 2); X(1:0, :) = zeros(0, 0); X(:, 1:0) = zeros(0, 5); assert(X, ones(3, 2));
assert(roots(int8([1 -3 2])), [2; 1], eps);

%% the last place of a part of an object that its class computes
T = table([1; 2], 'VariableNames', {'a'});
T.a(end) = 9; assert(isequal(T.a, [1; 9]));
T.Properties.VariableNames{end} = 'Q'; assert(isequal(T.Q, [1; 9]));
d = datetime(2020, 1, [1 2]); d.Year(end) = 2021; assert(isequal(year(d), [2020 2021]));

%% compose takes as many values as its format has operators
assert(isequal(compose("v%d", 1:3), ["v1" "v2" "v3"]));
assert(isequal(compose('%d', 1:3), {'1', '2', '3'}));
assert(isequal(compose("%d-%d", 1:4), ["1-2" "3-4"]));
assert(isequal(compose("%d", [1 2; 3 4]), ["1" "2"; "3" "4"]));
assert(isequal(compose("%d of %s", [1; 2], ["a"; "b"]), ["1 of a"; "2 of b"]));

%% numbers that a conversion cannot show are shown as %e shows them
assert(strcmp(sprintf('%d', 1.5), '1.500000e+00'));
assert(strcmp(sprintf('%d|%i', 1.10 * 100, 2), '1.100000e+02|2'));
assert(strcmp(sprintf('%s', pi), '3.141593e+00'));
assert(strcmp(sprintf('%s %s', 'a', 65), 'a A'));
assert(strcmp(sprintf('%x', 10.5), '1.050000e+01'));

%% strings are collected, and compared by the functions of operators
assert(isequal(arrayfun(@(x) string(x), 1:3), ["1" "2" "3"]));
assert(isequal(cellfun(@(s) s + "!", {"a"; "b"}), ["a!"; "b!"]));
assert(plus("a", "b") == "ab" && isequal(eq("a", ["a" "b"]), [true false]));
f = @plus; assert(f("a", 1) == "a1" && lt("a", "b") && ~ne("a", "a"));

%% what is missing comes where it is asked for
[s, k] = sort([3 NaN 1], 'descend', 'MissingPlacement', 'last');
assert(isequaln(s, [3 1 NaN]) && isequal(k, [1 3 2]));
assert(isequaln(sort([3 NaN 1; 2 1 NaN], 2, 'MissingPlacement', 'first'), [NaN 1 3; NaN 1 2]));
assert(isequaln(sort([3 NaN 1], 'MissingPlacement', 'auto'), [1 3 NaN]));

%% maps that are empty, of string keys, and of values that are nothing
m = containers.Map('UniformValues', false); m('a') = {1, 2}; assert(iscell(m('a')) && m.Count == 1);
m = containers.Map(["a" "b"], [1 2]); assert(m('b') == 2);
m = containers.Map; m('a') = []; assert(isempty(m('a')) && isequal(m.keys, {'a'}));

%% places count through the whole array where that is asked for
A = [4 2; 1 8];
[m, i] = min(A, [], 2, 'linear'); assert(isequal(m, [2; 1]) && isequal(i, [3; 2]) && isequal(A(i), m));
[m, i] = max(A, [], 'all', 'linear'); assert(m == 8 && i == 4);
B = reshape(mod(7 * (1:24), 25), 2, 3, 4); [m, i] = max(B, [], 2, 'linear'); assert(isequal(B(i), m));

%% operators of lists say which they are
try, {1} + 1; catch e, disp(e.message); end
try, s.a = 1; s .* 2; catch e, disp(e.message); end
% Prints: Operator '+' is not supported for operands of type 'cell' and 'double'.
% Prints: Operator '.*' is not supported for operands of type 'struct' and 'double'.

%% an error has causes
e = MException('a:b', 'c').addCause(MException('d:e', 'f'));
assert(strcmp(e.cause{1}.message, 'f') && isempty(MException('a:b', 'c').cause) && isempty(e.Correction));
try, throw(addCause(e, MException('g:h', 'i'))); catch q, assert(numel(q.cause) == 2 && strcmp(q.cause{2}.identifier, 'g:h')); end
try, error('x:y', 'z'); catch q, assert(iscell(q.cause) && isempty(q.cause)); end

%% events of stiff solvers; events of one step come in the order of their times
o = odeset('Events', @(t, y) deal([y(1); y(1) - 5; y(1) - 4.99], [1; 0; 0], [-1; 0; 0]));
for solver = {@ode45, @ode15s, @ode23s, @ode23t}
  [t, y, te, ye, ie] = solver{1}(@(t, y) [y(2); -9.81], [0 5], [10; 0], o);
  assert(isequal(ie, [2; 3; 1]) && abs(t(end) - sqrt(20 / 9.81)) < 1e-6 && t(end) == te(3) && size(ye, 1) == 3);
end
sol = ode15s(@(t, y) [y(2); -9.81], [0 5], [10; 0], o);
assert(isequal(sol.ie, [2 3 1]) && numel(sol.xe) == 3);

%% a solver says how much work it was
t = evalc('[t, y] = ode45(@(t, y) -y, [0 1], 1, odeset(''Stats'', ''on''));');
assert(contains(t, 'successful steps') && contains(t, 'function evaluations'));

%% searches say what they did
[x, fval, flag, out] = fminsearch(@(x) 100 * (x(2) - x(1) ^ 2) ^ 2 + (1 - x(1)) ^ 2, [-1.2 1]);
assert(flag == 1 && out.iterations == 85 && out.funcCount == 159 && startsWith(out.message, 'Optimization terminated:'));
t = evalc('fminsearch(@(x) x ^ 2, 1, optimset(''Display'', ''iter''));');
assert(contains(t, 'Iteration   Func-count') && contains(t, 'initial simplex') && contains(t, 'contract inside'));
t = evalc('fminsearch(@(x) sum(x .^ 2), [1 1], optimset(''MaxIter'', 3));');
assert(contains(t, 'Exiting: Maximum number of iterations has been exceeded'));
[x, fval, flag, out] = fminbnd(@(x) (x - 2) ^ 2, 0, 5);
assert(contains(out.message, 'OPTIONS.TolX of 1.000000e-04'));

%% fzero looks for a change of sign in growing steps, and gives up where there is none
[x, fval, flag, out] = fzero(@(x) x ^ 3 - 2 * x - 5, 2);
assert(abs(x - 2.0945514815423265) < 1e-14 && out.intervaliterations == 3);
assert(strcmp(out.message, 'Zero found in the interval [1.88686, 2.11314]'));
[x, fval, flag] = fzero(@(x) x ^ 2 + 1, 1, optimset('Display', 'off'));
assert(isnan(x) && isnan(fval) && flag == -3);
assert(fzero(@(x) x, 0) == 0 && abs(fzero(@(x) x - 1e5, 0) - 1e5) < 1e-9);
t = evalc('fzero(@cos, [1 2], optimset(''Display'', ''iter''));');
assert(contains(t, 'Func-count    x          f(x)             Procedure') && contains(t, 'Zero found in the interval [1, 2]'));

%% a file is shown, and cells by the name of their variable
fid = fopen('note.txt', 'w'); fprintf(fid, 'one line'); fclose(fid);
type note.txt
things = {1, 'two'};
celldisp(things)
% Prints: one line
% Prints: things{1} =
% Prints: 1
% Prints: things{2} =
% Prints: two

%% how well a polynomial fits
[p, S] = polyfit(1:4, [1 3 2 4], 1);
assert(abs(S.rsquared - 0.64) < 1e-12 && S.df == 2);

%% signs and turns of vectors are those that LAPACK gives
[V, D] = eig([0 1; -1 0]);
assert(isequal(imag(V(1, :)), [0 0]) && all(V(1, :) > 0) && max(max(abs([0 1; -1 0] * V - V * D))) < 1e-15);
[U, S, V] = svd([2 0; 0 -3]);
assert(isequal(U, [0 1; 1 0]) && isequal(S, [3 0; 0 2]) && isequal(V, [0 1; -1 0]));
[U, S, V] = svd([1 0; 0 0; 0 0]);
assert(isequal(U, eye(3)) && isequal(V, eye(2)) && isequal(orth([1 0; 0 0]), [1; 0]));


%% a format says which argument a conversion takes, and shows bits
assert(strcmp(sprintf('%3$s %2$s %1$s %2$s', 'A', 'B', 'C'), 'C B A B'));
assert(strcmp(sprintf('%2$s is %1$d', 5, 'x'), 'x is 5'));
assert(strcmp(sprintf('%bx', pi), '400921fb54442d18') && strcmp(sprintf('%tx', single(1)), '3f800000'));

%% cubic convolution of equal steps
assert(interp1([1 2 3], [1 4 9], 2.5, 'cubic'), 6.25, 1e-15);
x = 0:0.5:3; assert(interp1(x, [x .^ 2; x].', [0.2 1.3], 'cubic'), [0.04 0.2; 1.69 1.3], 1e-14);
assert(isequaln(isnan(interp1(x, sin(x), [-1 0 3 4], 'v5cubic')), [true false false true]));
pp = interp1(x, sin(x), 'cubic', 'pp'); assert(ppval(pp, 0.7), interp1(x, sin(x), 0.7, 'cubic'), 1e-15);

%% a replacement runs commands
assert(strcmp(regexprep('hello world', '(^|\s)(\w)', '$1${upper($2)}'), 'Hello World'));
assert(strcmp(regexprep('a1b22', '\d+', '${num2str(str2double($0) * 2)}'), 'a2b44'));
assert(isequal(regexprep({'abc', 'xyz'}, '(.)(.)', '${upper($2)}$1!', 'once'), {'Ba!c', 'Yx!z'}));
assert(regexprep("abc def", "\<(\w)", "${upper($1)}") == "Abc Def");

%% tables, dates and categories as JSON
t = table([1; 2], {'a'; 'b'}, 'VariableNames', {'n', 's'});
assert(strcmp(jsonencode(t), '[{"n":1,"s":"a"},{"n":2,"s":"b"}]'));
assert(strcmp(jsonencode(struct('d', datetime(2020, 1, 2), 'c', categorical({'p'}))), '{"d":"02-Jan-2020","c":"p"}'));

%% a number of bins in round steps
[n, e] = histcounts([2 3 5 7 11 13 17 19 23 29], 6);
assert(isequal(n, [2 2 2 2 1 1]) && max(abs(e - 4.9 * (0:6))) < 1e-12);

%% strings as an expression
assert(strcmp(mat2str(["a" "b"; "c" "d"""]), '["a" "b";"c" "d"""]'));
assert(strcmp(mat2str("x"), '"x"'));

%% handles take their properties after a dot
h = plot(1:3); h.LineWidth = 3; assert(h.LineWidth == 3 && get(h, 'LineWidth') == 3);
p = plot(1:3, 1:3, 1:3, 3:-1:1); p(2).Color = 'r'; assert(isequal(get(p(2), 'Color'), [1 0 0]) && numel(p) == 2);
ax = gca; ax.FontSize = 14; assert(ax.FontSize == 14); ax.Title.String = 'T';
assert(strcmp(ax.Title.String, 'T') && strcmp(get(get(gca, 'Title'), 'String'), 'T') && isempty(ax.XLabel.String) && ishandle(ax.Title));
t = xlabel('time'); t.FontSize = 15; set(get(ax, 'YLabel'), 'String', 'y'); assert(strcmp(t.String, 'time') && t.FontSize == 15 && strcmp(ax.YLabel.String, 'y'));
clf; plot(1:12); assert(isequal(xlim, [0 12]) && isequal(get(gca, 'YLim'), [0 12]) && isequal(axis, [0 12 0 12])); ylim([0 5]); assert(isequal(ylim(gca), [0 5]));
plot([0.3 9.7], [1 3]); assert(isequal(axis, [0 10 1 3])); p = patch('XData', [0; 1; 1], 'YData', [0; 0; 1], 'FaceColor', 'r'); assert(ishandle(p));
v = get(0, 'DefaultFigureVisible'); set(0, 'DefaultFigureVisible', 'off'); assert(strcmp(get(groot, 'defaultfigurevisible'), 'off')); set(0, 'DefaultFigureVisible', v);
f = figure(9); assert(isempty(get(f, 'CurrentAxes'))); ax = gca; assert(get(f, 'CurrentAxes') == ax && isequal(get(0, 'CurrentFigure'), 9) && numel(get(0, 'ScreenSize')) == 4);
set(groot, 'DefaultAxesFontSize', 14); assert(get(groot, 'DefaultAxesFontSize') == 14);
im = imagesc(magic(3)); im.CData = [1 2; 3 4]; assert(isequal(im.CData, [1 2; 3 4]) && isequal(size(get(image(rand(2, 3, 3)), 'CData')), [2 3 3]));
x = 0.25; try, x.a = 1; assert(false); catch e, assert(contains(e.message, 'dot indexing')); end

%% bits of fractions are errors
for f = {@bitand, @bitor, @bitxor, @bitshift}
  try, f{1}(1.5, 1); assert(false); catch e, assert(contains(e.message, 'must have integer values')); end
  try, f{1}(uint8(1), [1 2.5]); assert(false); catch e, assert(contains(e.message, 'must have integer values')); end
end
x = (1:3000) / 2;
try, bitand(x, 1); assert(false); catch e, assert(contains(e.message, 'must have integer values')); end
assert(isequal(bitand(2 * x, 1), mod(1:3000, 2)) && bitshift(3, 2) == 12)

%% numbers alone are no texts to join
try, strcat(1, 2); assert(false); catch e, assert(startsWith(e.message, 'Inputs must be character vectors')); end
assert(strcmp(strcat('a', 'b', []), 'ab'))

%% the day 0 has no date
assert(isequal(datevec(0.5), [0 0 0 12 0 0]) && isequal(datevec(0), zeros(1, 6)))
assert(isequal(datevec([0; 1; 366]), [zeros(1, 6); 0 1 1 0 0 0; 0 12 31 0 0 0]))
assert(strcmp(datestr(0), '00-Jan-0000') && strcmp(datestr(0.5), '12:00 PM'))
assert(strcmp(datestr(0.5, 0), '00-Jan-0000 12:00:00'))
%% the calls of an error name their files by whole paths
f = fopen('raises_here.m', 'w');
fprintf(f, 'function whole = raises_here\nwhole = [mfilename(''fullpath'') ''.m''];\nif nargout == 0, error(''a:b'', ''no''); end\n');
fclose(f);
whole = raises_here;
try
  raises_here;
catch e
  assert(strcmp(e.stack(1).file, whole));
  assert(strcmp(lasterror().stack(1).file, whole));
end

%% which gives an empty text for what there is not
assert(isequal(which('there_is_no_such_function'), ''));
assert(~isempty(which('sin')));

%% disp heads the pages of a char array
t = evalc('disp(cat(3, [''ab''; ''cd''], [''ef''; ''gh'']))');
assert(isequal(strsplit(strtrim(regexprep(t, '\s+', ' ')), ' '), {'(:,:,1)', '=', 'ab', 'cd', '(:,:,2)', '=', 'ef', 'gh'}));

%% any text is the name of a field of a struct in a program of Octave's
# this comment is one of Octave's
s = struct ("naut mi", 1, "b", {{2}});
assert (isfield (s, "naut mi") && s.("naut mi") == 1);

%% and a name in MATLAB's
% Error: Invalid field name "naut mi".
struct('naut mi', 1);

%% figures are asked for what is drawn in them, and axes have the same limits
close all; a = subplot(2, 1, 1); p = plot(1:3, [2 4 1]); b = subplot(2, 1, 2); q = plot(1:9, 'LineWidth', 3); text(1, 1, 'here');
assert(isequal(sort(findobj('Type', 'line')), sort([p; q])) && isequal(findobj(a, 'Type', 'line'), p) && findobj('LineWidth', 3) == q)
assert(isequal(findobj('Type', 'figure'), 1) && isempty(findobj('Type', 'surface')) && numel(findobj) == 6)
linkaxes([a b], 'x'); assert(isequal(get(a, 'XLim'), [1 9]) && isequal(get(b, 'XLim'), [1 9]))
linkaxes([a b]); assert(isequal(get(a, 'YLim'), [1 9]))
close all; ezplot('x^2 - 1'); ezplot('x^2 + y^2 = 4'); ezplot('cos(t)', 'sin(t)'); refresh
%% linear programs in the form of Octave's function
[x, f, err, extra] = glpk([10; 6; 4], [1 1 1; 10 4 5; 2 2 6], [100; 600; 300], [0; 0; 0], [], 'UUU', 'CCC', -1);
assert(x, [100; 200; 0] / 3, 1e-12); assert(f, 2200 / 3, 1e-11);
assert(err == 0 && extra.status == 5);
assert(extra.lambda, [10 / 3; 2 / 3; 0], 1e-12); assert(extra.redcosts, [0; 0; -8 / 3], 1e-12);
assert(isequal(glpk([1; 1], [1 2], 3, [0 0], [1 1], 'L'), [1; 1]));
[x, f, err] = glpk([1; 1], [1 2], 30, [0 0], [1 1], 'L', 'II');
assert(all(isnan(x)) && isnan(f) && err == 10);
[x, f, err] = glpk([-1; -1], [1 -1], 3, [0 0], [], 'U');
assert(err == 11);

%% unlink says whether there was a file
fclose(fopen('old.txt', 'w'));
assert(unlink('old.txt') == 0 && ~isfile('old.txt'));
[err, msg] = unlink('old.txt');
assert(err == -1 && ~isempty(msg));

%% files and folders are found along a path
mkdir('finding/b'); fclose(fopen('finding/b/x.txt', 'w'));
here = [make_absolute_filename('finding/b') '/x.txt'];
assert(strcmp(file_in_path('finding:finding/b', 'x.txt'), here))
assert(isequal(file_in_path('finding/b:finding/../finding/b', {'y.txt', 'x.txt'}, 'all'), {here}))
assert(strcmp(file_in_loadpath('finding/b/x.txt'), here) && isempty(file_in_loadpath('no such file')))
assert(strcmp(dir_in_loadpath('finding'), make_absolute_filename('./finding/b/..')))
assert(isequal(is_same_file({'finding', 'none'}, {'finding/b/..', 'none'}), [true false]))
assert(is_absolute_filename('/a') && ~is_absolute_filename('a') && ~is_absolute_filename({}))
assert(is_rooted_relative_filename('../a') && ~is_rooted_relative_filename('.a'))

%% functions of axes take them as their first argument
figure(7);
ax = gca;
hold(ax, 'on');
assert(ishold(ax) && ishold);
hold(ax, 'off');
assert(~ishold(ax));
grid(ax, 'on'); view(ax, 30, 20); xlim(ax, [0 2]);
assert(isequal(get(ax, 'XLim'), [0 2]) && isequal(get(ax, 'YLim'), [0 1]));
h = plot(ax, 1:3);
assert(isequal(ishghandle([7 8 ax h 0.25]), [true false true true false]));
assert(strcmp(get(ax, 'Type'), 'axes') && strcmp(get(7, 'type'), 'figure'));
assert(isequal(ishghandle(gobjects(1, 2)), [false false]) && isempty(gobjects));
clf(7);
assert(~ishandle(h));
close(7);
assert(~ishandle(7));

%% what lies on the edge of two bins belongs to the lower one
[n, c] = hist([4 -2 0.5 1]');
assert(isequal(n, [1 0 0 0 2 0 0 0 0 1]) && abs(c(1) + 1.7) < 1e-15)
[n, c] = hist(single([1 2; 3 4; 5 6; 7 8]), int32(2));
assert(isequal(n, [2 2; 2 2]) && isa(c, 'single') && isequal(c, [2.75; 6.25]))
assert(isequal(hist([1 2 2 3 5], [1 2 3]), [1 2 2]))

%% neighbours of a Schur form change places by a turn
[U, T] = ordschur(eye(2), [1 2; 0 3], [false true]);
assert(norm(U - [1 -1; 1 1] / sqrt(2)) < 1e-15 && norm(T - [3 2; 0 1]) < 1e-14)
A = [1 2i; 3 4]; [U, T] = schur(A, 'complex'); [U, S] = ordschur(U, T, [0 1]);
assert(norm(U * S * U' - A) < 1e-13 && abs(S(1, 1) - T(2, 2)) < 1e-14 && S(2, 1) == 0)

%% of nothing there is an empty column, and an empty tree
assert(isequal(size(nonzeros(0)), [0 1]) && isequal(size(nonzeros([])), [0 1]))
[parent, post] = etree([], 'col'); assert(isempty(parent) && isempty(post))
assert(isequal(accumarray(zeros(0, 1), zeros(0, 1), [2 2], @(v) v(1)), zeros(2)) && isequal(accumarray(zeros(0, 1), [], [0 1], @(x) {x}), cell(0, 1)))

%% singular values of a pair are of floating-point matrices
% Error: floating-point
gsvd(int32([1 2; 3 4]), eye(2))

%% missing values stay missing, and options of small integer classes are numbers
assert(isequaln(rescale([NaN 1; 2 3]), [NaN 0; 0.5 1]) && isequaln(rescale([NaN NaN 2 2]), [NaN NaN 0 0]))
assert(isbanded(uint8([1 2; 0 1]), uint8(0), 1) && ~isbanded([1 2; 3 1], uint8(0), 1))
assert(issymmetric(zeros(2), 0.1) && issymmetric([1 2; 2.01 1], 0.1) && ~issymmetric([1 2; 3 1], 0.1))
[R, pivots] = rref(zeros(2)); assert(isequal(size(pivots), [1 0]))
assert(strcmp(list_in_columns({'a', 'b'}, int8(20)), sprintf('a  b\n')))

%% the identity of logicals is logical
assert(isequal(class(eye(2, 'logical')), 'logical') && isequal(eye(2, 3, 'like', true), [true false false; false true false]))

%% powers of larger matrices of two classes, and convolutions of a column and a long row
A = rand(70) / 70; x = mpower(single(2), A);
assert(isa(x, 'single') && norm(double(x) - expm(A * log(2))) < 1e-4)
assert(isa(A ^ single(2), 'single') && norm(double(A ^ single(2)) - A * A) < 1e-6 && isa(single(A) ^ -1, 'single'))
y = convn((1:9)', 1:1e5); assert(isequal(size(y), [9 1e5]) && isequal(y(:, [1 7 1e5]), (1:9)' * [1 7 1e5]))
B = cat(3, magic(3), eye(3)); K = cat(3, [1 2; 3 4], [0 1; 1 0]); z = convn(B, K);
assert(isequal(z(:, :, 1), conv2(magic(3), K(:, :, 1))) && isequal(z(:, :, 2), conv2(magic(3), K(:, :, 2)) + conv2(eye(3), K(:, :, 1))))
assert(isequal(convn(1:5, [1 2 3; 4 5 6], 'same'), conv2(1:5, [1 2 3; 4 5 6], 'same')) && isequal(size(convn(zeros(3, 0), 1:4)), size(conv2(zeros(3, 0), 1:4))))

%% the products of a convolution are added in the order of the second matrix, also where that is the larger one
x = sin(reshape(1:12, 4, 3)); k = cos(reshape(1:900, 30, 30)) / 3; whole = conv2(x, k);
for at = [1 1; 7 9; 30 30; 33 32; 2 31]'
  s = 0;
  for q = 1:30
    for p = 1:30
      r = at - [p; q] + 1;
      if all(r >= 1 & r <= [4; 3]), s = s + k(p, q) * x(r(1), r(2)); end
    end
  end
  assert(whole(at(1), at(2)) == s)
end
assert(isequal(conv2(x, k, 'same'), whole(16:19, 16:18)) && isempty(conv2(x, k, 'valid')) && isequal(conv2(k, x, 'valid'), conv2(k, x)(4:30, 3:30)))
assert(norm(double(conv2(single(x), single(k))) - whole) < 1e-4 * norm(whole))

%% strings are added two at a time
% Error: one other value at a time
plus(rand(70), 2^32, "strings")

%% errors of forecasts
assert(isequal(rmse([2 9], [1 2]), 5) && isequal(mape([3 4], [2 4]), 25) && isa(rmse(single([1 2]), [1 1]), 'single'))
assert(norm(rmse([1 2; 3 NaN], ones(2), 2, 'omitnan') - [sqrt(0.5); 2]) < 1e-15)
assert(abs(rmse([1 2; 3 4], ones(2), 'all', 'Weights', [1 0; 0 1]) - sqrt(4.5)) < 1e-15 && norm(mape([1 2; 3 4], [1 1; 2 2], 1, 'Weights', [1 3]) - [37.5 100]) < 1e-12)
assert(isequal(pagepinv(cat(3, [2; 0], [0; 4])), cat(3, [0.5 0], [0 0.25])))
h = polar([0 1], [1 2]); assert(isequal(isgraphics([h gcf 0.25]), [true true false]) && isgraphics(gca, 'axes') && ~isgraphics({1}))

%% Bessel functions next to 0, and products without columns that are too large
assert(abs(bessely(0, 1e-300) - (log(1e-300 / 2) + 0.5772156649015329) * 2 / pi) < 1e-10 && besselj(0, realmin) == 1)
assert(bessely(1, realmin) < -1e307 && besseli(0, realmin) == 1 && abs(besselj(0.5, 1e-200) - 1e-100 * sqrt(2 / pi)) < 1e-110)
try, zeros(1e6, 0) * zeros(0, 1e6); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:array:SizeLimitExceeded')); end

%% complex numbers are not assigned into integers
x = zeros(40, 'uint8');
try, x(2:3, 4) = complex([1; 2], [0; 1]); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:UnableToConvert')); end

%% An extent of 0 is the default of accumdim
assert(accumdim([1 2 1], [1 2 3; 4 5 6], 2, 0), [4 2; 10 5])

%% Cosines of singles are 1 where they should be
assert(cos(single(0)), single(1))
assert(cosd(single(0)), single(1))
assert(cospi(single(0)), single(1))
assert(sind(single(90)), single(1))
assert(sinpi(single(0.5)), single(1))
assert(isreal(acos(cos(single(0:0.001:7)))))

%% Whole solutions of complex systems are refused
% Error: expected real numbers
intlinprog([-2 -1], [1 2], [2 2], 5 + 10i)
