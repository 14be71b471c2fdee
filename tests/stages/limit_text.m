% Dear functions of doubles: shaders get no longer than a compiler bears
x = rand(40, 1);
%% program
y = dear(x);
function y = dear(x)
  y = gamma(x) + erf(x) .* erfc(x) + sin(x) .* cos(x) - tan(x) + exp(x) .^ tanh(x) + gammaln(x + 1) ./ sinh(x);
  y = y + atan2(y, x) + asinh(x) .* hypot(x, y) - expm1(y) + log1p(x) .* cosh(y) - gamma(y) .* erf(y);
end
