%% integers beside whole numbers are what they are in doubles
for class = {'int8', 'uint8', 'int16', 'uint16', 'int32', 'uint32'}
  to = class{1};
  lo = double(intmin(to));
  hi = double(intmax(to));
  x = repmat(cast([lo, lo + 1, lo + 2, -7, -2, -1, 0, 1, 2, 3, 5, 9, 99, hi - 2, hi - 1, hi]', to), 20, 1);
  d = double(x);
  for c = [-Inf, -1e12, lo - 1, lo, -128, -3, -1, -0, 0, 1, 2, 3, 7, 127, 128, 2.5, hi, hi + 1, Inf, NaN]
    assert(isequal(x + c, cast(d + c, to)) && isequal(x - c, cast(d - c, to)) && isequal(c - x, cast(c - d, to)));
    assert(isequal(x .* c, cast(d .* c, to)) && isequal(x ./ c, cast(d ./ c, to)) && isequal(c ./ x, cast(c ./ d, to)));
    assert(isequal(min(x, c), cast(min(d, c), to)) && isequal(max(c, x), cast(max(c, d), to)));
    assert(isequal([x < c, x <= c, x == c, x ~= c, x > c, c >= x], [d < c, d <= c, d == c, d ~= c, d > c, c >= d]));
    if c == fix(c) && c >= lo && c <= hi
      assert(isequal(mod(x, c), cast(mod(d, c), to)) && (c == 0 || isequal(rem(x, c), cast(rem(d, c), to))));
      assert(c == 0 || isequal(idivide(x, cast(c, to)), idivide(x, c)));
    end
  end
end
x = [int64(9007199254740992) + 1; int64(-5); int64(7)];
assert(isequal(x + 1, [int64(9007199254740992) + 2; int64(-4); int64(8)]) && isequal(x * 3, [x(1) + x(1) + x(1); int64(-15); int64(21)]));

%% whole numbers as integers and as subscripts
k = (1:300)';
x = (1:600) * 10;
at = @(f) arrayfun(f, k);
assert(isequal(x(mod(k * 7 - 3, 97) + 1 + max(k - 200, 0)), 10 * at(@(k) mod(k * 7 - 3, 97) + 1 + max(k - 200, 0))'));
assert(isequal(x(k - 400 + 500), 10 * (101:400)) && isequal(x(mod(k * 1e9, 97) + 1), 10 * at(@(k) mod(k * 1e9, 97) + 1)'));
assert(isequal(x(rem(300 - k, 11) + min(k, 5)), 10 * at(@(k) rem(300 - k, 11) + min(k, 5))'));
assert(isequal(int32(k * 3 - 500), int32(at(@(k) k * 3 - 500))) && isequal(uint8(k * 2 - 20), uint8(at(@(k) k * 2 - 20))));
assert(isequal(int8(round(k) - floor(k / 2)), int8(at(@(k) k - floor(k / 2)))) && isequal(int16(k - k), zeros(300, 1, 'int16')));
assert(isequal(uint32(k * 2^24), uint32(at(@(k) k * 2^24))) && isequal(int32(k * -2^24), int32(at(@(k) k * -2^24))));

%% whole numbers that are compared
[x, y] = meshgrid(1:40, (1:30)');
board = mod(x + y, 2) == 0;
assert(nnz(board) == 600 && board(1, 1) && ~board(1, 2) && isequal(board, ~(rem(x + y, 2) ~= 0)));
k = -200:200;
assert(isequal(find(mod(k, 7) < 2), find(arrayfun(@(k) mod(k, 7) < 2, k))) && isequal(nnz(rem(k, 5) >= -1), nnz(arrayfun(@(k) rem(k, 5) >= -1, k))));
assert(nnz(k * 3 - 1 > 100) == 167 && nnz(k * 1e7 > 1e9) == 100 && nnz(k + 0.5 > 0) == 201 && nnz(max(k, 3) == min(k, 9)) == 7);

%% singles beside doubles are compared by value
x = single([-Inf; -3; -0.1; -0; 0; 1e-42; 0.1; 0.5; 2.5; 16777217; 3e38; Inf; NaN]);
x = repmat(x, 25, 1);
d = double(x);
for c = [-Inf, -1e300, -3, -0.1, double(single(-0.1)), 0, 1e-300, 1e-43, 0.1, double(single(0.1)), 0.5, 2.5, 16777217, 3e38, 1e39, Inf, NaN]
  assert(isequal([x < c, x <= c, x == c, x ~= c, x > c, x >= c], [d < c, d <= c, d == c, d ~= c, d > c, d >= c]));
  assert(isequal([c < x, c <= x, c == x, c ~= x, c > x, c >= x], [c < d, c <= d, c == d, c ~= d, c > d, c >= d]));
end

%% sums and counts of truth values and whole numbers
x = mod((1:4000)' * 0.6180339887, 1);
m = x > 0.25;
n = double(m);
assert(isequal(sum(m), nnz(m)) && isequal(mean(m), sum(n) / 4000) && isequal(cumsum(m), cumsum(n)) && isa(sum(m), 'double'));
M = reshape(x, 40, 100) > 0.5;
assert(isequal(sum(M, 2), sum(double(M), 2)) && isequal(cumsum(M, 2), cumsum(double(M), 2)) && isequal(flip(cumsum(flip(M))), cumsum(M, 'reverse')));
k = mod((1:4000)', 7);
assert(sum(k) == 11997 && sum(k - 3) == -3 && isequal(cumsum(k), cumsum(round(k * 2) / 2)) && sum(k * 1e9) == 11997e9);
assert(isequal(m * 2 - 1, n * 2 - 1) && isequal(m + m, n + n) && isequal(1 ./ (m * -0), 1 ./ (n * -0)) && isequal(1 ./ (0 - m .* 0), 1 ./ (0 - n .* 0)));
assert(isequal(1 ./ (m * -1 + 0), 1 ./ (n * -1 + 0)) && isequal(1 ./ ((k - 3) * 0), 1 ./ ((double(k) - 3) * 0)) && isequal(1 ./ -(m - m), repmat(-Inf, 4000, 1)));
assert(sum(uint8(k)) == 11997 && isa(sum(uint8(k)), 'double') && isequal(sum(uint8(k), 'native'), uint8(255)) && sum(int8(k) - int8(3)) == -3);
z = (k - 3) * 0;
w = (double(k) - 3) * -0;
assert(isequal(1 ./ (z + z), 1 ./ z) && isequal(1 ./ (w + z), 1 ./ ((k - 3) .* 0 + (k - 3) .* -0)) && isequal(1 ./ (z + z)(1:3), [-Inf; -Inf; Inf]));
r = rem(k - 3, 3) + rem(k - 3, 3);
assert(all(1 ./ r(k < 3 & r == 0) == -Inf) && isequal(1 ./ (max(z, 0) + 0), repmat(Inf, 4000, 1)));
