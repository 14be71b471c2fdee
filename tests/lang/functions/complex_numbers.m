%% Small whole powers of complex numbers are products
n = {1.25+0.75i, -0.5+2i, 3-1i, 1e-8i, -2+1i, 0.1+0.3i};
z = [n{:}];
assert(isequal(z.^2, z.*z) && isequal(z.^3, z.*(z.*z)) && isequal(z.^4, (z.*z).*(z.*z)))
assert(isequal(z.^-1, 1./z) && isequal(z.^-2, 1./(z.*z)))
assert(isequal(z.^0.5, sqrt(z)))
assert(isequal(z.^1, z) && isequal(z.^0, ones(1, 6)))
for k = 1:6
  w = n{k};
  assert([w^16 w^17 w^2.5], [exp(16*log(w)) exp(17*log(w)) exp(2.5*log(w))], -1e-13)
  assert(isequal((-abs(w))^0.5, sqrt(-abs(w))))
  assert(isequal(w^2, w*w) && isequal(w^-1, 1/w) && isequal(w^3, w*(w*w)) && isequal(w^0.5, sqrt(w)))
end
s = single(z);
assert(isequal(s.^2, s.*s) && isequal(s.^3, s.*(s.*s)) && isequal(s.^-1, 1./s) && isequal(s.^0.5, sqrt(s)))
assert(class(s.^3), 'single')

%% Elements without an imaginary part stay so
z = [3 1i Inf -Inf 0 -0.5];
assert(isequal(z.^2, [9 -1 Inf Inf 0 0.25]) && isequal(z.^3, [27 -1i Inf -Inf 0 -0.125]))
assert(isequal(z.^-1, [1/3 -1i 0 0 Inf -2]) && isequal(z.^-2, [1/9 -1 0 0 Inf 4]))
assert(isequal(imag(z.^2), zeros(1, 6)) && isequal(imag(z.^-3), [0 1 0 0 0 0]))
s = single(z);
assert(isequal(s.^2, single([9 -1 Inf Inf 0 0.25])) && isequal(s.^-1, single([1/3 -1i 0 0 Inf -2])))
n = [NaN 2i];
assert(isequaln(n.^2, [NaN -4]) && isequaln(n.^3, [NaN -8i]))

%% Exponents of all classes and shapes
z = complex([2 0; 1 -1], [1 1; -3 0]);
assert(isequal(z.^true, z) && isequal(z.^single(2), single(z).^2))
assert(z.^[2 3], [z(:,1).^2, z(:,2).^3], 1e-14)
assert(isequal(z.^(2*ones(2)), z.*z))

%% Complex singles keep their class and digits
n = {1+2i, -2+1e-3i, 0.5-0.5i, 1e-20+1e-20i, 1e25-1e25i, 3e38+1e38i};
d = [n{:}];
z = single(d);
close = @(a, b) all(abs(double(a) - b) <= 2e-6*abs(b));
for f = {@sqrt, @exp, @log, @sin, @cos, @tan, @sinh, @cosh, @tanh, @asin, @acos, @atan, @asinh, @acosh, @atanh, @log2, @log10, @expm1, @log1p}
  assert(isa(f{1}(z), 'single') && near(f{1}, z(1:3), n(1:3)), func2str(f{1}))
end
assert(near(@abs, z, n) && near(@angle, z, n) && near(@sign, z, n) && near(@sqrt, z, n) && near(@log, z, n))
assert(close(z(5)./z(6), d(5)./d(6)) && close(z(1:4)./z(4), d(1:4)./d(4)) && close(z(4)./z(1:3), d(4)./d(1:3)))
assert(isequal(single(5+10i)/single(1+2i), single(5)) && isequal(single(4+2i)*single(1-1i), single(6-2i)))
assert(isequal(sqrt(single(-4)), single(2i)) && isequal(abs(single(3+4i)), single(5)))
assert(1/complex(single(Inf), single(1)), single(0))
function yes = near(f, z, n)
  y = f(z);
  yes = true;
  for k = 1:numel(n)
    w = f(n{k});
    yes = yes && abs(double(y(k)) - w) <= 2e-6*abs(w);
  end
end

%% The inverse hyperbolic tangent is odd near its poles
assert(isequal(atanh(complex(-1, 2e-13)), complex(-real(atanh(complex(1, 2e-13))), imag(atanh(complex(1, 2e-13))))))
assert(real(atanh(complex(-1, 2e-13))), -0.5*log(2/2e-13), 1e-12)

%% bytes of complex numbers that are real
assert(isreal(typecast([1 0 2 0], 'double complex')) && isequal(typecast([1 0 2 0], 'double complex'), [1 2]))
assert(isequal(typecast([1 0 2 3], 'double complex'), [1, 2 + 3i]))

%% sines of complex angles in degrees
assert(real(sind(180 + 180i)) == 0 && real(cosd(90 + 180i)) == 0)
z = [30 - 20i, 100 + 5i]; assert(sind(z), sin(z * pi / 180), 1e-15); assert(cosd(z), cos(z * pi / 180), 1e-15)

%% What is written into complex numbers is real where no imaginary part is left
Z = reshape((1:12) + 1i * (mod(1:12, 3) == 0), 3, 4);
W = Z; W(3, :) = -7;
assert(isreal(W) && ~isreal(Z))
assert(isequal(max(W), [2 5 8 11]) && isequal(max(abs(W)), [7 7 8 11]))
assert(isequal(sort(W(:, 1)), [-7; 1; 2]))
assert(isequal(W(:, 4) < 11, [true; false; true]))
P = Z - 1i * imag(Z) - 20 * (real(Z) == 3);
assert(isequal(max(P), [2 6 9 12]) && isequal(max(P, 3), [3 4 7 10; 3 5 8 11; 3 6 9 12]) && isequal(min(P(:)), -17))
V = Z; V(imag(V) ~= 0) = -7;
assert(isreal(V) && isequal(V, W))
assert(isequal(min(V, [], 1), [-7 -7 -7 -7]) && isequal(cummax(V(:, 2)), [4; 5; 5]))
U = Z; U(:, [1 3]) = 0;
assert(~isreal(U) && isequal(U(3, 2), 6 + 1i))
U(U ~= real(U)) = 1;
assert(isreal(U) && isequal(sum(U(:)), 32))
assert(isequal(mat2str(W(:, 1)'), '[1 2 -7]') && isequal(class(W), 'double'))
[s, k] = max(V(:)); assert(s == 11 && k == 11)
c = complex(single([1 2]), 0); assert(~isreal(double(c)) && ~isreal(cast(1, 'like', c)) && ~isreal(cast(c, 'double')) && ~isreal(cast(complex(1), 'like', single(2))))
for k = 1:3, V(k, :) = V(k, :) * 1i; V(k, :) = real(V(k, :)); end
assert(isreal(V) && ~any(V(:)))

%% Functions of real numbers take complex ones of which no imaginary part is left
Z = reshape((1:12) + 1i * (mod(1:12, 3) == 0), 3, 4);
W = Z; W(3, :) = 7;
P = Z - 1i * imag(Z);
R = [1 4 7 10; 2 5 8 11; 7 7 7 7]; Q = reshape(1:12, 3, 4);
for use = {{@() W, R}, {@() P, Q}}
  x = use{1}{1}; r = use{1}{2};
  assert(isequal(int32(x()), int32(r)) && isequal(char(x() + 60), char(r + 60)) && isequal(logical(x()), true(3, 4)))
  assert(isequal(mod(x(), 3), mod(r, 3)) && isequal(rem(x(), 3), rem(r, 3)) && isequal(atan2(x(), 2), atan2(r, 2)))
  assert(isequal(gamma(x()), gamma(r)) && isequal(erf(x()), erf(r)) && isequal(psi(x()), psi(r)))
  assert(isequal(complex(x(), 0), complex(r, 0)) && isequal(bitand(x(), 3), bitand(r, 3)) && isequal(hypot(x(), 1), hypot(r, 1)))
  v = 101:120; assert(isequal(v(x()), v(r)) && isequal(gcd(x(), 6), gcd(r, 6)) && isequal(isprime(x()), isprime(r)))
  assert(isequal(sort(x(), 2, 'descend'), sort(r, 2, 'descend')) && isequal(unique(x()), unique(r)) && isequal(median(x()), median(r)))
  assert(isequal(accumarray(reshape(x(), [], 1), 1), accumarray(r(:), 1)) && isequal(histc(reshape(x(), 1, []), 1:12), histc(r(:)', 1:12)))
  assert(isequal(cummax(x(), 2), cummax(r, 2)) && isequal(range(x()), range(r)) && isequal(interp1(1:20, v, x()), interp1(1:20, v, r)))
  assert(isequal(num2str(x()), num2str(r)) && isequal(floor(log2(x())), floor(log2(r))) && isequal(x() ./ 2 > 2, r / 2 > 2))
  k = int8(zeros(3, 4)); k(:) = x(); assert(isequal(k, int8(r)))
end

%% Where no imaginary part is left, functions with a cut take real numbers, whatever the sign of the zeros
b = single(1:40); D = complex(b, single(0));
w = (-b + D * 2) ./ (-2 * b);
% A device's quotients of singles may be off by a rounding.
assert(all(abs(angle(w) - pi) < 1e-6) && all(abs(sqrt(w) - 1i * sqrt(single(0.5))) < 1e-6) && all(real(sqrt(w)) == 0))
w = (-b + D * 2) ./ (-2 * b);
assert(all(imag(log(w)) > 3) && all(abs(w .^ 2 - 0.25) < 1e-6) && all(imag(w .^ 0.5) > 0))
d = double(b); D = complex(d, 0); w = (-d + D * 2) ./ (-2 * d);
assert(isequal(angle(w), repmat(pi, 1, 40)) && all(imag(sqrt(w)) > 0) && all(imag(acos(w - 2)) < 0))
% What is complex because the program says so keeps its signs.
z = complex(-ones(1, 40), -zeros(1, 40));
assert(all(angle(z) == -pi) && all(imag(sqrt(z)) < 0))
% Differences of a real number and complex ones, of which some are real.
D = complex(b, single(mod(0:39, 2))); y = -b - D;
assert(all(angle(y(1:2:end)) == single(pi)) && all(angle(y(2:2:end)) < 0))

%% whole powers that are next to nothing, and those of an infinite imaginary number
assert(complex(1e200, 1e200) ^ -2 == 0 && isequal(repmat(single(complex(-3e13, -3.7e26)), 1, 40) .^ -2, zeros(1, 40, 'single')));
assert(isequal(repmat(complex(1e200, -1), 1, 40) .^ -3, zeros(1, 40)) && abs(complex(3, 4) ^ -2 - 1 / complex(-7, 24)) < 1e-17);
z = complex(0, Inf);
assert(z ^ -2 == 0 && isequal(z .^ [-3 2 4], [0, -Inf, Inf]) && single(z) ^ -2 == 0 && imag(z ^ 3) == -Inf && real(z ^ 3) == 0);
assert(isequal(repmat(z, 1, 40) .^ -2, zeros(1, 40)) && isequal(repmat(single(z), 1, 40) .^ complex(-2, 0), zeros(1, 40, 'single')));

%% what is complex by complex stays so in another shape
z = complex(reshape(1:8, 2, 2, 2), 0);
assert(~isreal(reshape(z, 2, 4)) && ~isreal(squeeze(z)) && ~isreal(z(:)) && isreal(z(:, 1)))
assert(~isreal(hilbert(reshape(1:12, 2, 3, 2))))
