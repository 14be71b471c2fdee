function [x, fval, info, output] = fzero(fun, x0, options, varargin)
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'notify', 'FunValCheck', 'off', 'MaxFunEvals', Inf, 'MaxIter', Inf, 'OutputFcn', [], 'TolX', eps);
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'objective', 'x0', 'options'});
    [x, fval, info, output] = fzero(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'fzero: expected a function and a start');
  end
  if ischar(fun) || isstring(fun)
    fun = fcnchk(fun);
  end
  if ~isempty(varargin)
    fun = @(x) fun(x, varargin{:});
  end
  [tolx, maxiter, maxeval, shows] = deal(eps, Inf, Inf, 'notify');
  if nargin < 3 || isempty(options)
    options = struct();
  else
    options = solveroptions(options);
    fun = checkedfunction('fzero', fun, options);
    tolx = optimget(options, 'TolX', tolx);
    maxiter = optimget(options, 'MaxIter', maxiter);
    maxeval = optimget(options, 'MaxFunEvals', maxeval);
    shows = lower(char(optimget(options, 'Display', shows)));
  end
  each = strcmp(shows, 'iter');
  if ~isnumeric(x0) || isempty(x0) || numel(x0) > 2 || any(~isfinite(x0))
    error('MATLAB:fzero:LengthArg2', 'fzero: the start must be a finite scalar or an interval of two');
  end
  watched = ~isempty(optionvalue(options, 'OutputFcn', []));
  count = 0;
  searches = 0;
  iterations = 0;
  stopped = false;
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
    if ~isfinite(fa) || ~isreal(fa)
      error('MATLAB:fzero:ValueAtInitGuessComplexOrNotFinite', 'Function value at starting guess must be finite and real.');
    end
    if watched
      stopped = watch(options, 'init', x0, fa, x0, fa, 'initial interval', [count, iterations, searches]) || ...
        watch(options, 'iter', x0, fa, x0, fa, 'initial interval', [count, iterations, searches]);
    end
    if fa ~= 0
      % To both sides, in steps that grow by the root of 2.
      if each
        fprintf(' \nSearch for an interval around %g containing a sign change:\n', x0);
        fprintf(' Func-count    a          f(a)             b          f(b)        Procedure\n');
        fprintf('%5.0f   %13.6g %13.6g %13.6g %13.6g   initial interval\n', count, a, fa, b, fb);
      end
      step = x0 / 50;
      if x0 == 0
        step = 1 / 50;
      end
      while ~stopped && (fa > 0) == (fb > 0)
        searches = searches + 1;
        step = sqrt(2) * step;
        a = x0 - step;
        fa = fun(a);
        count = count + 1;
        lost = {a, fa};
        if isfinite(fa) && isreal(fa) && isfinite(a) && (fa > 0) == (fb > 0)
          b = x0 + step;
          fb = fun(b);
          count = count + 1;
          lost = {b, fb};
        end
        if ~isfinite(lost{1}) || ~isfinite(lost{2}) || ~isreal(lost{2})
          message = sprintf(['Exiting fzero: aborting search for an interval containing a sign change\n', ...
            '    because NaN or Inf function value encountered during search.\n', ...
            '(Function value at %g is %g.)\nCheck function or try again with a different starting value.'], lost{1}, real(lost{2}));
          if ~any(strcmp(shows, {'off', 'none'}))
            fprintf('%s\n', message);
          end
          [x, fval, info] = deal(NaN, NaN, -3);
          output = struct('intervaliterations', searches, 'iterations', 0, 'funcCount', count, ...
                          'algorithm', 'bisection, interpolation', 'message', message, 'bracketx', [NaN, NaN], 'brackety', [NaN, NaN]);
          return;
        end
        if each
          fprintf('%5.0f   %13.6g %13.6g %13.6g %13.6g   search\n', count, a, fa, b, fb);
        end
        stopped = watched && watch(options, 'iter', a, fa, b, fb, 'search', [count, iterations, searches]);
      end
    end
  end
  if ~stopped && ~(sign(fa) * sign(fb) <= 0)
    error('MATLAB:fzero:ValuesAtEndPtsSameSign', 'The function values at the interval endpoints must differ in sign.');
  end
  near = a;
  far = b;
  if each
    fprintf(' \nSearch for a zero in the interval [%g, %g]:\n', min(a, b), max(a, b));
    fprintf(' Func-count    x          f(x)             Procedure\n');
    fprintf('%5.0f   %13.6g %13.6g        initial\n', count, b, fb);
  end
  first = sort([near, far]);
  greatest = max(abs([fa, fb]));
  info = 1;
  % Brent: inverse quadratic interpolation, the secant, or bisection; b is the best so far.
  c = a;
  fc = fa;
  d = b - a;
  e = d;
  if watched && ~stopped
    if numel(x0) == 2
      stopped = watch(options, 'init', a, fa, b, fb, 'initial', [count, iterations, searches]);
    end
    stopped = stopped || watch(options, 'iter', a, fa, b, fb, 'initial', [count, iterations, searches]);
  end
  procedure = 'initial';
  while fb ~= 0 && ~stopped
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
      interpolates = false;
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
        interpolates = true;
      else
        d = m;
        e = m;
        interpolates = false;
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
    near = b;
    far = c;
    procedure = 'bisection';
    if interpolates
      procedure = 'interpolation';
    end
    if each
      fprintf('%5.0f   %13.6g %13.6g        %s\n', count, b, real(fb), procedure);
    end
    if ~isreal(fb) || isnan(fb)
      info = -4;
      break;
    end
    stopped = watched && watch(options, 'iter', b, fb, c, fc, procedure, [count, iterations, searches]);
  end
  x = b;
  fval = fb;
  if stopped
    info = -1;
  end
  if watched
    watch(options, 'done', b, fb, c, fc, procedure, [count, iterations, searches]);
  end
  if info == 1 && abs(fval) > greatest
    info = -5;
  end
  shown = any(strcmp(shows, {'iter', 'final'})) || info ~= 1 && info ~= -5 && strcmp(shows, 'notify');
  if ~shown && nargout < 4
    return;
  end
  message = sprintf('Zero found in the interval [%g, %g]', first(1), first(2));
  if info == -5
    message = 'Current point x may be near a singular point. The interval was reduced to the requested tolerance.';
  elseif info == -1
    message = 'Optimization terminated prematurely by user.';
  elseif info ~= 1
    message = 'Stopped before a zero was found.';
  end
  if shown
    fprintf(' \n%s\n', message);
  end
  output = struct('intervaliterations', searches, 'iterations', iterations, 'funcCount', count, ...
                  'algorithm', 'bisection, interpolation', 'message', message, 'bracketx', sort([near, far]), 'brackety', [fa, fb]);
end

function stop = watch(options, state, at, value, other, other_value, how, counts)
  % What output functions are told.
  told = struct('funccount', counts(1), 'fval', value, 'iteration', counts(2), 'intervaliteration', counts(3), ...
                'intervala', at, 'fvala', value, 'intervalb', other, 'fvalb', other_value, 'procedure', how);
  stop = solverwatch(options, at, told, state);
end
