function [x, fval, exitflag, output] = simulannealbnd(fun, x0, lb, ub, options)
  % S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Optimization by simulated annealing, 1983.
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'final', 'MaxIterations', Inf, 'MaxStallIterations', [], 'FunctionTolerance', 1e-6, ...
               'InitialTemperature', 100, 'ReannealInterval', 100, 'MaxFunctionEvaluations', []);
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'objective', 'x0', 'lb', 'ub', 'options'});
    [x, fval, exitflag, output] = simulannealbnd(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'simulannealbnd: expected a function and a start');
  end
  f = searchfunction('simulannealbnd', fun);
  if nargin < 3, lb = []; end
  if nargin < 4, ub = []; end
  if nargin < 5, options = []; end
  n = numel(x0);
  [lb, ub] = boundsof('simulannealbnd', lb, ub, n);
  lb = reshape(lb, size(x0));
  ub = reshape(ub, size(x0));
  options = solveroptions(options);
  most = optionvalue(options, {'MaxIterations', 'MaxIter'}, Inf);
  calls = optionvalue(options, {'MaxFunctionEvaluations', 'MaxFunEvals'}, 3000 * n);
  stall = optionvalue(options, {'MaxStallIterations', 'StallIterLimit'}, 500 * n);
  small = optionvalue(options, {'FunctionTolerance', 'TolFun'}, 1e-6);
  hot = optionvalue(options, 'InitialTemperature', 100);
  again = optionvalue(options, 'ReannealInterval', 100);
  x = min(max(double(x0), lb), ub);
  fval = f(x);
  point = x;
  value = fval;
  temperature = hot;
  step = 0;
  accepted = 0;
  kept = fval;
  exitflag = 0;
  message = 'the largest number of iterations or calls was reached';
  iterations = 0;
  while iterations < min(most, calls - 1)
    iterations = iterations + 1;
    d = randn(size(x0));
    next = point + temperature / sqrt(sum(d(:) .^ 2)) * d;
    % What is beyond a bound comes to a place between it and the point before.
    beyond = next < lb | next > ub;
    limit = min(max(next, lb), ub);
    part = rand;
    next(beyond) = part * limit(beyond) + (1 - part) * point(beyond);
    at = f(next);
    if at < value || rand < 1 / (1 + exp(min((at - value) / temperature, 700)))
      point = next;
      value = at;
      accepted = accepted + 1;
      if value < fval
        x = point;
        fval = value;
      end
    end
    step = step + 1;
    temperature = max(hot * 0.95 ^ step, 1e-12);
    if accepted >= again
      % Hot again, for longer each time.
      accepted = 0;
      again = ceil(1.3 * again);
      step = round(abs(log(hot / temperature)));
    end
    if mod(iterations, stall) == 0
      if kept - fval <= small * max(1, abs(fval))
        exitflag = 1;
        message = 'the best value no longer changed';
        break;
      end
      kept = fval;
    end
  end
  output = struct('iterations', iterations, 'funccount', iterations + 1, 'message', message, ...
                  'temperature', temperature);
end
