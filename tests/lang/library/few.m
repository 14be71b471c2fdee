%% functions of few doubles give what their texts give
for k = 1:40
  n = 1 + mod(k * 7, 23);
  x = sin((1:n) * k); y = cos((1:n)' / k);
  assert(dot(x, y) == sum(x(:) .* y) && norm(x) == sqrt(sum(x .^ 2)) && norm(y) == sqrt(sum(y .^ 2)))
  a = mod(k * 7919, 360); b = mod(k * 104729, 48);
  g = gcd([a a], [b b]); l = lcm([a a], [b b]);
  assert(gcd(a, b) == g(1) && lcm(a, b) == l(1) && gcd(-a, b) == g(1) && lcm(a, -b) == l(1))
  p = sin([1 2 3] * k); q = cos([3 1 2] * k); c = cross([p; p], [q; q], 2);
  assert(isequal(cross(p, q), c(1, :)) && isequal(cross(p', q'), c(1, :)') && isequal(size(cross(p', q)), [3 1]))
end
assert(norm([]) == 0 && norm([1e200 1e200]) == sqrt(2) * 1e200 && norm([1e-200 0]) == 1e-200 && norm(0) == 0 && isnan(norm([NaN 1])) && norm([Inf 1]) == Inf)
assert(isa(norm(single([3 4])), 'single') && isa(gcd(int8(12), int8(18)), 'int8') && gcd(0, 0) == 0 && lcm(0, 5) == 0 && dot([], []) == 0)
for f = {@() dot([1 2], [1 2 3]), @() gcd(1.5, 2), @() cross([1 2], [3 4]), @() norm('a'), @() gcd(Inf, 1)}
  failed = false;
  try, f{1}(); catch, failed = true; end
  assert(failed)
end

%% arrays of some thousand elements are folded, turned and sorted as few are
x = mod((1:2500) * 37, 1009) / 8; A = reshape(x, 50, 50); B = zeros(50);
for k = 1:50, B(k, :) = A(:, k); end
assert(isequal(A.', B) && isequal(x.', x(:)) && isequal(size(x.'), [2500 1]) && isequal(fliplr(x), x(end:-1:1)) && x(end:-1:1)(3) == x(2498))
s = 0; m = -Inf; for k = 1:50, s = s + sum(A(:, k)); m = max(m, max(A(:, k))); end
assert(abs(sum(x) - s) < 1e-9 && max(x) == m && sum(A, 'all') == sum(x) && isequal(sum(A.', 2).', sum(A)) && isequal(max(A.', [], 2).', max(A)))
[m, at] = max(x); assert(x(at) == m && ~any(x(1:at - 1) == m)); [~, c] = min(A.', [], 2); [~, d] = min(A); assert(isequal(c.', d))
P = reshape(1:24, 2, 3, 4); Q = permute(P, [3 1 2]); assert(Q(4, 2, 3) == P(2, 3, 4) && isequal(size(Q), [4 2 3]) && isequal(squeeze(sum(P, [1 3])), [84; 100; 116].') || isequal(size(sum(P, [1 3])), [1 3]))
y = x; y([5 9]) = NaN; [s, i] = sort(y, 'descend'); assert(all(isnan(s(1:2))) && isequal(i(1:2), [5 9]) && issorted(s(3:end), 'descend'))
[s, i] = sort(y); assert(all(isnan(s(end-1:end))) && isequal(y(i(1:end-2)), s(1:end-2)) && issorted(s(1:end-2)))
same = s(1:end-3) == s(2:end-2); i = i(1:end-2); assert(all(diff(i)(same) > 0))
z = [0 -0 0 -0]; [s, i] = sort(z); assert(isequal(i, 1:4) && isequal(1 ./ s, [Inf -Inf Inf -Inf])); [~, i] = sort(z, 'descend'); assert(isequal(i, 1:4))
assert(isequal(sort(int8([5 -3 5 100 -128])), int8([-128 -3 5 5 100])) && isequal(sort(uint64([3 18446744073709551615 1])), uint64([1 3 18446744073709551615])))
assert(isequal(sort(int64([-5 9223372036854775807 3]), 'descend'), int64([9223372036854775807 3 -5])))
L = x > 60; assert(any(L) && ~all(L) && all(L | ~L) && isequal(any(reshape(L, 50, 50)), any(A > 60)) && isequal(x(2400:-7:3), x(2400 - (0:342) * 7)))

%% texts between double quotes may end with a backslash
assert(strlength("a\") == 2 && isequal(["a\" "b"], ["a\", "b"]) && "C:\tmp\" + "x" == "C:\tmp\x")

%% texts as numbers of their characters, and structs beside none
assert(isequal(dec2bin('hi', 8), ['01101000'; '01101001']) && strcmp(dec2hex('A'), '41'))
s = struct([]); s = [s, struct('a', 1)]; s = [s, struct('a', 2)]; assert(isequal([s.a], [1 2]) && isequal(size([struct([]), struct([])]), [0 0]) && isstruct([struct([]); struct([])]))
error(struct([]))
T = rowfun(@(a) 'z', table([1; 2])); assert(ischar(T.Var1))
assert(isequal(int64(categorical({'b', 'a', 'b'})), int64([2 1 2])))

%% properties of what is drawn, by handles that are held
S.fig = figure; S.fig.Position = [0 0 10 10]; S.line = plot(1:3); S.line.YData = [4 5 6];
c = {S.fig}; c{1}.Name = 'w'; S(2).fig = S(1).fig; S(2).fig.UserData.count = 3;
assert(isequal(get(S(1).fig, 'Position'), [0 0 10 10]) && isequal(get(S(1).line, 'YData'), [4 5 6]) && strcmp(get(c{1}, 'Name'), 'w') && S(1).fig.UserData.count == 3)
failed = false;
try, S(1).fig.NoSuchProperty = 1; catch, failed = true; end
assert(failed)
