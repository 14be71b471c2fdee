function [x, fval, info, output] = fzero(fun, x0, options)
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'notify', 'FunValCheck', 'off', 'MaxFunEvals', Inf, 'MaxIter', Inf, 'OutputFcn', [], 'TolX', eps);
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'fzero: expected a function and a start');
  end
  if nargin < 3
    options = struct();
  end
  if ischar(fun)
    fun = str2func(fun);
  end
  tolx = optimget(options, 'TolX', eps);
  maxiter = optimget(options, 'MaxIter', Inf);
  maxeval = optimget(options, 'MaxFunEvals', Inf);
  if ~isnumeric(x0) || isempty(x0) || numel(x0) > 2 || any(~isfinite(x0))
    error('MATLAB:fzero:LengthArg2', 'fzero: the start must be a finite scalar or an interval of two');
  end
  count = 0;
  a = x0(1);
  fa = fun(a);
  count = count + 1;
  if numel(x0) == 2
    b = x0(2);
    fb = fun(b);
    count = count + 1;
  else
    b = a;
    fb = fa;
    if fa ~= 0
      if a == 0
        steps = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 1e3, 1e4, 1e6];
        candidates = reshape([steps; -steps], 1, []);
      else
        factors = [0.01, 0.025, 0.05, 0.10, 0.25, 0.50, 1, 2.5, 5, 10, 50, 100, 500, 1000];
        candidates = reshape(a + abs(a) * [-factors; factors], 1, []);
      end
      for k = 1:numel(candidates)
        b = candidates(k);
        fb = fun(b);
        count = count + 1;
        if sign(fa) * sign(fb) <= 0
          break;
        end
      end
    end
  end
  if ~(sign(fa) * sign(fb) <= 0)
    error('MATLAB:fzero:ValuesAtEndPtsSameSign', 'fzero: the function values at the interval endpoints must differ in sign');
  end
  interval = [min(a, b), max(a, b)];
  iterations = 0;
  info = 1;
  % Brent: inverse quadratic interpolation, the secant, or bisection; b is the best so far.
  c = a;
  fc = fa;
  d = b - a;
  e = d;
  while fb ~= 0
    if sign(fb) == sign(fc)
      c = a;
      fc = fa;
      d = b - a;
      e = d;
    end
    if abs(fc) < abs(fb)
      a = b; b = c; c = a;
      fa = fb; fb = fc; fc = fa;
    end
    m = 0.5 * (c - b);
    tol = 2 * eps(max(abs(b), realmin)) + 0.5 * tolx * max(abs(b), 1) * (tolx > eps) ;
    if abs(m) <= tol || fb == 0
      break;
    end
    if iterations >= maxiter || count >= maxeval
      info = 0;
      break;
    end
    if abs(e) < tol || abs(fa) <= abs(fb)
      d = m;
      e = m;
    else
      s = fb / fa;
      if a == c
        p = 2 * m * s;
        q = 1 - s;
      else
        q = fa / fc;
        r = fb / fc;
        p = s * (2 * m * q * (q - r) - (b - a) * (r - 1));
        q = (q - 1) * (r - 1) * (s - 1);
      end
      if p > 0
        q = -q;
      else
        p = -p;
      end
      if 2 * p < min(3 * m * q - abs(tol * q), abs(e * q))
        e = d;
        d = p / q;
      else
        d = m;
        e = m;
      end
    end
    a = b;
    fa = fb;
    if abs(d) > tol
      b = b + d;
    else
      b = b + sign(m) * tol;
    end
    fb = fun(b);
    count = count + 1;
    iterations = iterations + 1;
    interval = [min(b, c), max(b, c)];
    if ~isreal(fb) || isnan(fb)
      info = -4;
      break;
    end
  end
  x = b;
  fval = fb;
  if info == 1 && abs(fval) > 1e6 * max(1, abs(fa)) 
    info = -5;
  end
  output = struct('algorithm', 'bisection, interpolation', 'iterations', iterations, 'funcCount', count, ...
                  'bracketx', interval, 'brackety', [fa, fb]);
end
