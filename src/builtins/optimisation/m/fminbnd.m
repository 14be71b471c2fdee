function [x, fval, exitflag, output] = fminbnd(fun, lower, upper, options, varargin)
  % Parabolas through the three best points, golden sections where they do not serve: Brent, Algorithms for
  % Minimization without Derivatives (1973), chapter 5.
  if nargin == 1 && isequal(fun, 'defaults')
    x = struct('Display', 'notify', 'FunValCheck', 'off', 'MaxFunEvals', 500, 'MaxIter', 500, 'OutputFcn', [], 'TolX', 1e-4);
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'objective', 'x1', 'x2', 'options'});
    [x, fval, exitflag, output] = fminbnd(parts{:});
    return;
  end
  if nargin < 3
    error('MATLAB:minrhs', 'fminbnd: expected a function and two bounds');
  end
  if ~all(cellfun(@(b) isnumeric(b) && isscalar(b) && isreal(b) && isfinite(b), {lower, upper}))
    error('MATLAB:fminbnd:NonFiniteBounds', 'fminbnd: the bounds must be finite real scalars');
  end
  if nargin < 4 || isempty(options)
    options = struct();
  end
  options = solveroptions(options);
  if lower > upper
    [x, fval, exitflag] = deal([], [], -2);
    message = 'Exiting: the bounds are inconsistent because x1 > x2.';
    if ~any(strcmpi(char(optimget(options, 'Display', 'notify')), {'off', 'none'}))
      fprintf(' \n%s\n', message);
    end
    output = struct('iterations', 0, 'funcCount', 0, ...
                    'algorithm', 'golden section search, parabolic interpolation', 'message', message);
    return;
  end
  if ischar(fun)
    fun = fcnchk(fun);
  end
  if ~isempty(varargin)
    fun = @(x) fun(x, varargin{:});
  end
  fun = checkedfunction('fminbnd', fun, options);
  limits = [optimget(options, 'MaxIter', 500), optimget(options, 'MaxFunEvals', 500)];
  precision = optimget(options, 'TolX', 1e-4);
  shows = char(optimget(options, 'Display', 'notify'));
  each = strcmpi(shows, 'iter');
  procedure = 'initial';
  golden = (3 - sqrt(5)) / 2;

  bracket = [lower, upper];
  points = repmat(lower + golden * (upper - lower), 1, 3);
  values = repmat(fun(points(1)), 1, 3);
  used = [0, 1];
  steps = [0, 0];
  if each
    fprintf(' \n Func-count     x          f(x)         Procedure\n');
    fprintf('%5.0f   %12.6g %12.6g         %s\n', 1, points(1), values(1), procedure);
  end
  watched = ~isempty(optionvalue(options, 'OutputFcn', []));
  stopped = watched && solverwatch(options, points(1), told(used, values, procedure), 'init');
  while true
    x = points(1);
    stopped = stopped || watched && solverwatch(options, x, told(used, values, procedure), 'iter');
    middle = mean(bracket);
    tol = sqrt(eps) * abs(x) + precision / 3;
    found = abs(x - middle) + diff(bracket) / 2 <= 2 * tol;
    if found || stopped || any(used >= limits)
      break;
    end
    step = to_vertex(points, values);
    sure = abs(steps(1)) > tol && abs(step) < abs(steps(1)) / 2;
    if sure && bracket(1) < x + step && x + step < bracket(2)
      if min(abs(x + step - bracket)) < 2 * tol
        step = tol * towards(middle - x);
      end
      steps = [steps(2), step];
      procedure = 'parabolic';
    else
      % Into the wider part of the bracket.
      wider = bracket(1 + (x < middle)) - x;
      steps = [wider, golden * wider];
      procedure = 'golden';
    end
    u = x + towards(steps(2)) * max(abs(steps(2)), tol);
    f = fun(u);
    used = used + 1;
    if each
      fprintf('%5.0f   %12.6g %12.6g         %s\n', used(2), u, f, procedure);
    end
    % Where both are equal the better point stays, so that a plateau is left towards the lower bound.
    if f < values(1)
      bracket(1 + (u < x)) = x;
      points = [u, points(1:2)];
      values = [f, values(1:2)];
    else
      bracket(1 + (u > x)) = u;
      % Its rank among the three; points that are one and the same count once.
      if f <= values(2) || points(2) == x
        points = [x, u, points(2)];
        values = [values(1), f, values(2)];
      elseif f <= values(3) || any(points(3) == points(1:2))
        points(3) = u;
        values(3) = f;
      end
    end
  end
  fval = values(1);
  exitflag = double(found);
  if watched
    solverwatch(options, points(1), told(used, values, procedure), 'done');
  end
  if stopped
    found = false;
    exitflag = -1;
    message = 'Optimization terminated prematurely by user.';
  elseif found
    message = sprintf('Optimization terminated:\n the current x satisfies the termination criteria using OPTIONS.TolX of %e \n', precision);
  elseif used(2) >= limits(2)
    message = sprintf(['Exiting: Maximum number of function evaluations has been exceeded\n', ...
      '         - increase MaxFunEvals option.\n         Current function value: %f \n'], fval);
  else
    message = sprintf(['Exiting: Maximum number of iterations has been exceeded\n', ...
      '         - increase MaxIter option.\n         Current function value: %f \n'], fval);
  end
  if any(strcmpi(shows, {'iter', 'final'})) || ~found && strcmpi(shows, 'notify')
    fprintf(' \n%s\n', message);
  end
  output = struct('iterations', used(1), 'funcCount', used(2), ...
                  'algorithm', 'golden section search, parabolic interpolation', 'message', message, 'bracket', bracket);
end

function values = told(used, values, procedure)
  % What output functions are told.
  values = struct('funccount', used(2), 'fval', values(1), 'iteration', used(1), 'procedure', procedure);
end

% From the first of three points to the vertex of their parabola, by divided differences; NaN where two coincide.
function step = to_vertex(p, f)
  slopes = (f(2:3) - f(1)) ./ (p(2:3) - p(1));
  curvature = (slopes(1) - slopes(2)) / (p(2) - p(3));
  step = (p(2) - p(1)) / 2 - slopes(1) / (2 * curvature);
end

function s = towards(d)
  s = 1 - 2 * (d < 0);
end
