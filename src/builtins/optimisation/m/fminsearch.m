function [x, fval, info, output] = fminsearch(fun, x0, options, varargin)
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'notify', 'FunValCheck', 'off', 'MaxFunEvals', '200*numberofvariables', ...
               'MaxIter', '200*numberofvariables', 'OutputFcn', [], 'PlotFcns', [], 'TolFun', 1e-4, 'TolX', 1e-4);
    return;
  end
  if nargin == 1 && isstruct(fun)
    problem = fun;
    fun = problem.objective;
    x0 = problem.x0;
    options = problem.options;
  elseif nargin < 2
    error('MATLAB:minrhs', 'fminsearch: expected a function and a start');
  elseif nargin < 3 || isempty(options)
    options = struct();
  end
  if ischar(fun)
    fun = str2func(fun);
  end
  n = numel(x0);
  tolx = optimget(options, 'TolX', 1e-4);
  tolf = optimget(options, 'TolFun', 1e-4);
  maxiter = limitof(optimget(options, 'MaxIter', 200 * n), n);
  maxeval = limitof(optimget(options, 'MaxFunEvals', 200 * n), n);
  output_fcn = optimget(options, 'OutputFcn', []);
  shows = lower(char(optimget(options, 'Display', 'notify')));
  each = strncmp(shows, 'iter', 4);
  row = '%6.0f        %5.0f     %12.6g         %s\n';
  checked = strcmpi(optimget(options, 'FunValCheck', 'off'), 'on');
  shape = size(x0);
  f = @(v) evaluate(fun, reshape(v, shape), checked, varargin);
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
  if ~isempty(output_fcn)
    output_fcn(reshape(V(:, 1), shape), struct('iteration', 0, 'funccount', 1, 'fval', values(1), 'procedure', ''), 'init');
  end
  while true
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
    if ~isempty(output_fcn)
      state = struct('iteration', iterations, 'funccount', count, 'fval', values(1), 'procedure', procedure);
      if output_fcn(reshape(V(:, 1), shape), state, 'iter')
        info = -1;
        message = 'Optimization terminated prematurely by user.';
        break;
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
  if ~isempty(output_fcn)
    output_fcn(x, struct('iteration', iterations, 'funccount', count, 'fval', fval, 'procedure', procedure), 'done');
  end
  if each || strcmp(shows, 'final') || info < 1 && strcmp(shows, 'notify')
    fprintf(' \n%s\n', message);
  end
  output = struct('iterations', iterations, 'funcCount', count, 'algorithm', 'Nelder-Mead simplex direct search', 'message', message);
end

function most = limitof(most, n)
  % A limit may be a text, of as many variables as there are.
  if ischar(most) || isstring(most)
    most = str2double(extractBefore(lower([char(most), '*']), '*')) * n;
  end
end

function value = evaluate(fun, x, checked, args)
  value = fun(x, args{:});
  if checked && (~isreal(value) || isnan(value) || isinf(value))
    error('MATLAB:fminsearch:checkfun:notFinite', 'fminsearch: the function returned a value that is not a finite real number');
  end
end
