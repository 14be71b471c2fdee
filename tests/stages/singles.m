% Functions of singles
x = rand(30, 1, 'single') + 0.5; y = rand(30, 1, 'single');
%% program
a = x + y - x .* y ./ (1 + x); b = sqrt(x) .* exp(-y) + log(x); c = sin(x) + cos(y) .* tan(x);
d = floor(x * 10) + mod(x, 0.3) - rem(x, 0.7) + round(y) .* fix(y); e = x .^ y + hypot(x, y) + atan2(y, x);
f = (x > y) + (x <= y) - isnan(x) + isinf(y) + isfinite(x); g = min(x, y) + max(x, 0.7) + sign(x) + abs(-x);
h = asin(y) + acos(y) + atan(x) + sinh(x) + cosh(y) + tanh(x) + asinh(x) + acosh(1 + x) + atanh(y / 2);
k = expm1(x) + log1p(x) + log2(x) + log10(x) + 2 .^ x + nthroot(x, 3) + gamma(x) + gammaln(x) + erf(x) + erfc(x);
