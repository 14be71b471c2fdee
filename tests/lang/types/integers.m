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
