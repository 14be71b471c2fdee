function [x, fval, info, output] = fminsearch(fun, x0, options, varargin)
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'notify', 'FunValCheck', 'off', 'MaxFunEvals', '200*numberofvariables', ...
               'MaxIter', '200*numberofvariables', 'OutputFcn', [], 'PlotFcns', [], 'TolFun', 1e-4, 'TolX', 1e-4);
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'objective', 'x0', 'options'});
    [x, fval, info, output] = fminsearch(parts{:});
    return;
  elseif nargin < 2
    error('MATLAB:minrhs', 'fminsearch: expected a function and a start');
  elseif nargin < 3
    options = struct();
  end
  options = solveroptions(options);
  if ischar(fun)
    fun = fcnchk(fun);
  end
  n = numel(x0);
  tolx = optimget(options, 'TolX', 1e-4);
  tolf = optimget(options, 'TolFun', 1e-4);
  maxiter = solverlimit(optimget(options, 'MaxIter', 200 * n), n);
  maxeval = solverlimit(optimget(options, 'MaxFunEvals', 200 * n), n);
  shows = lower(char(optimget(options, 'Display', 'notify')));
  each = strncmp(shows, 'iter', 4);
  row = '%6.0f        %5.0f     %12.6g         %s\n';
  shape = size(x0);
  fun = checkedfunction('fminsearch', fun, options);
  f = @(v) fun(reshape(v, shape), varargin{:});
  V = repmat(x0(:), 1, n + 1);
  for k = 1:n
    if V(k, k + 1) ~= 0
      V(k, k + 1) = 1.05 * V(k, k + 1);
    else
      V(k, k + 1) = 0.00025;
    end
  end
  values = repmat(f(V(:, 1)), 1, n + 1);
  if each
    fprintf(' \n Iteration   Func-count         f(x)         Procedure\n');
    fprintf(row, 0, 1, values(1), '');
  end
  for k = 2:n + 1
    values(k) = f(V(:, k));
  end
  count = n + 1;
  iterations = 1;
  procedure = 'initial simplex';
  info = 1;
  message = sprintf(['Optimization terminated:\n the current x satisfies the termination criteria using OPTIONS.TolX of %e \n', ...
    ' and F(X) satisfies the convergence criteria using OPTIONS.TolFun of %e \n'], tolx, tolf);
  state = struct('iteration', 0, 'funccount', 1, 'fval', values(1), 'procedure', '');
  watched = ~isempty(optionvalue(options, 'OutputFcn', []));
  stopped = watched && (solverwatch(options, reshape(V(:, 1), shape), state, 'init') || ...
    solverwatch(options, reshape(V(:, 1), shape), state, 'iter'));
  while true
    if stopped
      info = -1;
      message = 'Optimization terminated prematurely by user.';
      break;
    end
    [values, order] = sort(values);
    V = V(:, order);
    if each
      fprintf(row, iterations, count, values(1), procedure);
    end
    if max(abs(values - values(1))) <= max(tolf, 10 * eps(values(1))) && ...
       max(max(abs(V - repmat(V(:, 1), 1, n + 1)))) <= max(tolx, 10 * eps(max(abs(V(:, 1)))))
      break;
    end
    if iterations >= maxiter || count >= maxeval
      info = 0;
      limit = {'function evaluations', 'MaxFunEvals'};
      if iterations >= maxiter
        limit = {'iterations', 'MaxIter'};
      end
      message = sprintf(['Exiting: Maximum number of %s has been exceeded\n         - increase %s option.\n', ...
        '         Current function value: %f \n'], limit{:}, values(1));
      break;
    end
    if watched
      state = struct('iteration', iterations, 'funccount', count, 'fval', values(1), 'procedure', procedure);
      stopped = solverwatch(options, reshape(V(:, 1), shape), state, 'iter');
      if stopped
        continue;
      end
    end
    iterations = iterations + 1;
    centre = sum(V(:, 1:n), 2) / n;
    worst = V(:, n + 1);
    reflected = 2 * centre - worst;
    fr = f(reflected);
    count = count + 1;
    if fr < values(1)
      expanded = 3 * centre - 2 * worst;
      fe = f(expanded);
      count = count + 1;
      if fe < fr
        V(:, n + 1) = expanded;
        values(n + 1) = fe;
        procedure = 'expand';
      else
        V(:, n + 1) = reflected;
        values(n + 1) = fr;
        procedure = 'reflect';
      end
    elseif fr < values(n)
      V(:, n + 1) = reflected;
      values(n + 1) = fr;
      procedure = 'reflect';
    else
      if fr < values(n + 1)
        candidate = 1.5 * centre - 0.5 * worst;
        limit = fr;
        procedure = 'contract outside';
      else
        candidate = 0.5 * centre + 0.5 * worst;
        limit = values(n + 1);
        procedure = 'contract inside';
      end
      fc = f(candidate);
      count = count + 1;
      if fc <= limit && fc < max(limit, values(n + 1))
        V(:, n + 1) = candidate;
        values(n + 1) = fc;
      else
        procedure = 'shrink';
        for k = 2:n + 1
          V(:, k) = V(:, 1) + 0.5 * (V(:, k) - V(:, 1));
          values(k) = f(V(:, k));
        end
        count = count + n;
      end
    end
  end
  x = reshape(V(:, 1), shape);
  fval = values(1);
  state = struct('iteration', iterations, 'funccount', count, 'fval', fval, 'procedure', procedure);
  solverwatch(options, x, state, 'done');
  if each || strcmp(shows, 'final') || info < 1 && strcmp(shows, 'notify')
    fprintf(' \n%s\n', message);
  end
  output = struct('iterations', iterations, 'funcCount', count, 'algorithm', 'Nelder-Mead simplex direct search', 'message', message);
end
