%% exp of a matrix, by any degree of its approximant
B = [1 2 0; -1 3 1; 0 1 -2];
for t = [1e-3, 0.1, 0.5, 1, 3, 30]
  F = expm(t * B);
  assert(F * expm(-t * B), eye(3), 1e-8 * norm(F, 1) ^ 2)
  assert(trace(logm(expm(t * B / 30))), trace(t * B / 30), 1e-12)
end
assert(expm([0 pi; -pi 0]), -eye(2), 1e-14)
assert(expm([0 1; 0 0]), [1 1; 0 1])

%% rows and what they are reduced to
A = [0 0 2 4; 1 2 0 1; 2 4 2 6];
[R, pivots] = rref(A);
assert(R, [1 2 0 1; 0 0 1 2; 0 0 0 0], 1e-14)
assert(pivots, [1 3])

%% a polygon with a hole, and with an island in it
outer = [0 9 9 0]; ring = [2 7 7 2]; island = [4 5 5 4];
xv = [outer, NaN, ring, NaN, island];
yv = [0 0 9 9, NaN, 2 2 7 7, NaN, 4 4 5 5];
[in, on] = inpolygon([1 3 4.5 7 10], [1 3 4.5 5 5], xv, yv);
assert(in, logical([1 0 1 1 0]))
assert(on, logical([0 0 0 1 0]))

%% a reflector
for x = {[3; 4; 12], [-3; 4; 12], [0; 4; 3], [1i; 2; -2]}
  [v, beta, zer] = housh(x{1}, 1, 0);
  y = x{1} - beta * v * (v' * x{1});
  assert(zer, false)
  assert(norm(y(2:3)), 0, 1e-14)
  assert(norm(y), norm(x{1}), 1e-13)
end

%% partial fractions, and together again
b = [2 1 0 3];
a = conv(conv([1 1], [1 1]), [1 0 4]);
[r, p, k, e] = residue(b, a);
assert(isempty(k))
s = 0.7;
assert(sum(r ./ (s - p) .^ e), polyval(b, s) / polyval(a, s), 1e-12)
[b2, a2] = residue(r, p, k);
assert(a2, a, 1e-9)
assert(b2, b, 1e-9)

%% pencils
A = magic(5); B = A' + 3 * eye(5);
[aa, bb, q, z] = qzhess(A, B);
assert(q * A * z, aa, 1e-11)
assert(q * B * z, bb, 1e-11)
assert(norm(tril(aa, -2)) < 1e-11 && norm(tril(bb, -1)) < 1e-11)
assert(q * q', eye(5), 1e-13)

%% a minimum that parabolas find, and one that they do not
[x, f, flag, output] = fminbnd(@(x) (x - 1.5) ^ 2 + 2, 0, 4);
assert([x, f, flag], [1.5, 2, 1], 1e-4)
assert(output.funcCount < 10)
assert(fminbnd(@(x) abs(x - 0.3), -1, 1), 0.3, 1e-3)
assert(fminbnd(@(x) x, 2, 3), 2, 1e-3)

%% matrices with names
assert(isequal(magic(6) * ones(6, 1), 111 * ones(6, 1)))
M = magic(10);
assert(isequal(sort(M(:)), (1:100)'))
assert(gallery('invol', 4) ^ 2, eye(4), 1e-9)
assert(gallery('moler', 4, 2), gallery('triw', 4, 2)' * gallery('triw', 4, 2))
W = gallery('wathen', 3, 2);
assert(size(W), [29 29])
assert(all(eig((W + W') / 2) > 0))
assert(commutation_matrix(2, 3) * reshape(1:6, [], 1), [1; 3; 5; 2; 4; 6])
assert(duplication_matrix(2), [1 0 0; 0 1 0; 0 1 0; 0 0 1])

%% quantiles by all nine definitions
meant = [1 1.5 1 1 1.5 1.25 1.75 1.4166666666666667 1.4375];
for method = 1:9
  assert(quantile([4 1 3 2]', 0.25, 1, method), meant(method), 1e-12)
end
assert(quantile([1 NaN 3], 0.5), 2)

%% a function of the library refuses what its declaration does not allow
ids = {};
for call = {@() expm(), @() expm(1, 2), @() rref(1, 2, 3)}
  try
    call{1}();
  catch e
    ids{end + 1} = e.identifier;
  end
end
try
  [a, b] = expm(1);
catch e
  ids{end + 1} = e.identifier;
end
assert(isequal(ids, {'MATLAB:minrhs', 'MATLAB:TooManyInputs', 'MATLAB:TooManyInputs', 'MATLAB:maxlhs'}))

%% matrices of few elements are sparse
for A = {gallery('tridiag', 4), gallery('poisson', 3), gallery('toeppen', 6), gallery('neumann', 9), gallery('dorr', 5), gallery('wathen', 2, 2)}
  assert(issparse(A{1}))
end
assert(isequal(full(gallery('tridiag', [1 2], [3 4 5], [6 7])), [3 6 0; 1 4 7; 0 2 5]))
assert(isequal(full(gallery('toeppen', 3, 1, 2, 3, 4, 5)), [3 4 5; 2 3 4; 1 2 3]))
assert(nnz(gallery('poisson', 100)) == 49600)
W = full(gallery('wathen', 2, 3));
assert(issymmetric(W) && all(eig(W) > 0) && numel(W) == 29 ^ 2)

%% what an estimate of the condition does not see
A = gallery('condex', 5);
assert(A(1, :), [1 0 0 0 0], 1e-12)
assert(A(2, 2), 58.51445, 1e-5)

%% Hadamard matrices begin with ones
for n = [1 2 4 12 20 24]
  H = hadamard(n);
  assert(all(H(1, :) == 1) && all(H(:, 1) == 1) && isequal(H * H', n * eye(n)))
end

%% hulls of points in space are made of the outermost alone
P = [-1 0 0;1 0 0;0 -1 0;0 1 0;0 0 -1;0 0 1;-.5 0 0;.1 .2 .3;-.3 -.1 .2;.2 -.1 .3;.2 -.3 .1;.3 .2 -.1;.1 .1 .2;.4 -.1 .2];
h = convhulln(P);
assert(isequal(size(h), [8 3]) && max(h(:)) == 6)
[h, v] = convhulln([0 0 0;1 0 0;0 1 0;1 1 0;0 0 1;1 0 1;0 1 1;1 1 1;.5 .5 0;.5 0 0;.2 .3 .4]);
assert(isequal(size(h), [12 3]) && isequal(unique(h)', 1:8) && abs(v - 1) < 1e-14)
rng(1);
P = randn(200, 3);
h = convhulln(P);
for k = 1:size(h, 1)
  normal = cross(P(h(k, 2), :) - P(h(k, 1), :), P(h(k, 3), :) - P(h(k, 1), :));
  assert(max((P - P(h(k, 1), :)) * normal') < 1e-12)
end
edges = sort([h(:, [1 2]); h(:, [2 3]); h(:, [3 1])], 2);
assert(all(accumarray(edges, 1, [200 200], [], 0, true)(:) ~= 1))
assert(size(h, 1), 2 * numel(unique(h)) - 4)
[h, v] = convhulln([0 0; 1 0; 1 1; 0 1; .5 .5]);
assert(size(h, 1) == 4 && abs(v - 1) < 1e-14)
convhulln([1 2 3; 2 3 4; 3 4 5; 5 6 7]);
% Error: convhulln: the points lie in less than 3 dimensions

%% grids of what is no vector, formats of the screen, texts by their names
[X, Y] = meshgrid([1 2; 3 4]);
assert(isequal(X(1, :), [1 3 2 4]) && isequal(Y(:, 1), [1; 3; 2; 4]))
assert(isequal(get(0, 'FormatSpacing'), 'loose') && isequal(get(0, 'Format'), 'short'))
set(0, 'FormatSpacing', 'compact');
assert(isequal(get(groot, 'FormatSpacing'), 'compact') && isequal(size(get(0, 'MonitorPositions')), [1 4]))
set(0, 'FormatSpacing', 'loose');
h = text('String', 'here', 'Position', [1 2]);
assert(isequal(get(h, 'String'), 'here'))
assert(isequal(fields(struct('a', 1, 'b', 2)), {'a'; 'b'}))

%% numbers in files in either order of bytes, with gaps, and char matrices as texts
f = fopen('numbers.bin', 'w', 'ieee-be');
fwrite(f, [1 2 3], 'int32');
fwrite(f, [258 -2], 'int16', 0, 'ieee-le');
fclose(f);
f = fopen('numbers.bin', 'r', 'b');
[path, mode, format] = fopen(f);
assert(strcmp(format, 'ieee-be') && strcmp(mode, 'r'))
assert(isequal(fread(f, 3, 'int32')', [1 2 3]))
assert(isequal(fread(f, [1 2], 'int16=>int16', 0, 'l'), int16([258 -2])))
frewind(f);
assert(isequal(fread(f, [2 2], '2*uint8', 2)', [0 0; 0 0]) && ftell(f) == 8)
fclose(f);
f = fopen('numbers.bin');
assert(isequal(fread(f, 2, 'int32')', [16777216 33554432]))
frewind(f);
assert(isequal(fread(f, 3, 'uint8', 3)', [0 0 0]))
fclose(f);
delete('numbers.bin')
fail('fopen(''x'', ''r'', ''middle'')', 'ieee-be')
h = text([1 2], [1 2], int2str([1; 20]));
assert(isequal(get(h(2), 'String'), '20'))
t = title(['a '; 'bb']);
b = axis(gca);
assert(numel(b) == 4 && isequal(ishandle(struct()), false))
assert(isequal(table2cell(table([1 2; 3 4], {'a'; 'b'})), {[1 2], 'a'; [3 4], 'b'}))

%% pages of cells and strings have their name
c = cell(1, 1, 2);
s = strings(1, 1, 2);
assert(contains(evalc('c'), 'c(:,:,2) =') && contains(evalc('s'), 's(:,:,2) ='))
assert(~contains(evalc('disp(c)'), 'c(:,:,2)'))
