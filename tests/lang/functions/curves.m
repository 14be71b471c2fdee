%% Models that are linear are solved, with bounds of what was found
x = (0:9)';
y = [1.1 2.9 5.2 7.1 8.8 11.1 13.2 14.8 17.1 18.9]';
[f, g, o] = fit(x, y, 'poly1');
p = polyfit(x, y, 1);
assert(coeffvalues(f), p, 1e-12)
assert([f.p1, f.p2], p, 1e-12)
assert(f(20), polyval(p, 20), 1e-12)
assert(feval(f, [1; 2]), polyval(p, [1; 2]), 1e-12)
r = y - polyval(p, x);
assert(g.sse, sum(r .^ 2), 1e-12)
assert(g.rsquare, 1 - sum(r .^ 2) / sum((y - mean(y)) .^ 2), 1e-12)
assert([g.dfe, o.numobs, o.numparam], [8 10 2])
half = tinv(0.975, 8) * g.rmse / norm(x - mean(x));
assert(confint(f)(:, 1), p(1) + [-half; half], 1e-10)
assert(coeffvalues(fit(x, y, fittype({'x', '1'}))), p, 1e-12)
assert(coeffvalues(fit(x, [x(1:9); 100], 'poly1', 'Exclude', 10)), [1 0], 1e-12)
assert(coeffvalues(fit(x, [x(1:9); 100], 'poly1', 'Weights', [ones(9, 1); 0])), [1 0], 1e-12)
assert(contains(evalc('disp(f)'), 'f(x) = p1*x + p2'))

%% Others are searched for
x = (0:9)';
assert(coeffvalues(fit(x, 3 * exp(-0.4 * x), 'exp1')), [3 -0.4], 1e-6)
assert(coeffvalues(fit(x, 4 * exp(-((x - 3) / 2) .^ 2), 'gauss1')), [4 3 2], 1e-6)
assert(coeffvalues(fit(x, 2 * sin(1.3 * x + 0.4), 'sin1')), [2 1.3 0.4], 1e-6)
assert(coeffvalues(fit(x, 1 + 2 * cos(x) + 3 * sin(x), 'fourier1')), [1 2 3 1], 1e-6)
assert(coeffvalues(fit(x + 1, 2 * (x + 1) .^ 1.5, 'power1')), [2 1.5], 1e-6)
model = fittype('a*x^2+b*sin(x)+c');
assert(isequal(coeffnames(model), {'a'; 'b'; 'c'}))
assert(coeffvalues(fit(x, 2 * x .^ 2 + 3 * sin(x) + 1, model, 'StartPoint', [1 1 1])), [2 3 1], 1e-6)
assert(coeffvalues(fit(x, 2 * x .^ 2 + 5, fittype(@(a, b, x) a * x .^ b + 5), 'StartPoint', [1 1])), [2 2], 1e-6)
options = fitoptions('Method', 'NonlinearLeastSquares', 'StartPoint', [1 1], 'Lower', [0 0]);
model = fittype('a*exp(-b*t)+k', 'problem', 'k', 'independent', 't');
f = fit(x, 2 * exp(-0.5 * x) + 7, model, options, 'problem', 7);
assert([f.a, f.b, f.k], [2 0.5 7], 1e-6)
options.Upper = [1.5 3];
f = fit(x, 2 * exp(-0.5 * x) + 7, model, options, 'problem', 7);
assert(f.a <= 1.5 + 1e-9)
try
  fit((1:2)', (1:2)', 'poly3');
  assert(false)
catch why
  assert(isequal(why.identifier, 'curvefit:fit:insufficientData'))
end
[x, y] = prepareCurveData(1:5, [2 4 NaN 8 10]);
f = fit(x, y, 'poly1', 'Normalize', 'on');
assert(f(7), 14, 1e-10)
assert(f.p2, mean(y), 1e-10)
