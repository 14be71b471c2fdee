function [x, resnorm, residual, exitflag, output, lambda] = lsqnonneg(C, d, x0, options)
  if nargin == 1 && ischar(C) && strcmp(C, 'defaults')
    x = struct('Display', 'notify', 'MaxIter', 1e5, 'TolX', []);
    return;
  end
  if nargin == 1 && isstruct(C)
    parts = problemparts(C, {'C', 'd', 'x0', 'options'});
    [x, resnorm, residual, exitflag, output, lambda] = lsqnonneg(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'lsqnonneg: expected a matrix and a vector');
  end
  if ~(isnumeric(C) && ndims(C) == 2 && isreal(C))
    error('MATLAB:lsqnonneg:badC', 'lsqnonneg: the first argument must be a real matrix');
  end
  if ~(isnumeric(d) && isvector(d) && isreal(d) && numel(d) == size(C, 1))
    error('MATLAB:lsqnonneg:badD', 'lsqnonneg: the second argument must be a real vector with a row for each row of the matrix');
  end
  if ~all(isfinite(C(:))) || ~all(isfinite(d))
    error('MATLAB:lsqnonneg:NonFinite', 'lsqnonneg: the matrix and the vector must be finite');
  end
  if nargin < 4 || isempty(options)
    options = struct();
  end
  if nargin > 2 && isstruct(x0)
    % MATLAB's form: options come third.
    options = x0;
    x0 = [];
  end
  if nargin < 3 || isempty(x0)
    x0 = zeros(size(C, 2), 1);
  end
  if numel(x0) ~= size(C, 2)
    error('MATLAB:lsqnonneg:badX0', 'lsqnonneg: the start must have an element for each column of the matrix');
  end
  if ~isstruct(options)
    error('MATLAB:lsqnonneg:badOptions', 'lsqnonneg: expected options as a structure, found %s', class(options));
  end
  options = solveroptions(options);
  maxiter = optimget(options, 'MaxIter', 1e5);
  tol = optimget(options, 'TolX', 10 * eps(class([C([]), d([])])) * norm(C, 1) * max(size(C)));
  d = d(:);
  n = size(C, 2);
  x = zeros(n, 1, class([C([]), d([])]));
  passive = x0(:) > 0;
  iterations = 0;
  if any(passive)
    [x, passive] = settle(C, d, x, passive);
  end
  w = C' * (d - C * x);
  while any(~passive) && any(w(~passive) > tol) && iterations < maxiter
    iterations = iterations + 1;
    candidates = w;
    candidates(passive) = -Inf;
    [~, k] = max(candidates);
    passive(k) = true;
    [x, passive] = settle(C, d, x, passive);
    w = C' * (d - C * x);
  end
  residual = d - C * x;
  resnorm = residual' * residual;
  exitflag = 1;
  message = 'Optimization terminated.';
  if any(w(~passive) > tol)
    exitflag = 0;
    message = sprintf(['Exiting: Iteration count is exceeded, exiting LSQNONNEG.\n', ...
      'Try raising the tolerance (OPTIONS.TolX).']);
  end
  shows = lower(char(optionvalue(options, 'Display', 'notify')));
  if any(strcmp(shows, {'iter', 'final'})) || exitflag < 1 && strcmp(shows, 'notify')
    fprintf('%s\n', message);
  end
  output = struct('iterations', iterations, 'algorithm', 'active-set', 'message', message);
  % Where the bound does not hold, nothing pushes against it.
  lambda = w;
  lambda(x > 0) = 0;
end

function [x, passive] = settle(C, d, x, passive)
  while true
    z = zeros(size(x), class(x));
    z(passive) = C(:, passive) \ d;
    if all(z(passive) > 0)
      x = z;
      return;
    end
    blocked = passive & z <= 0;
    if all(x(blocked) == 0) && all(x == 0)
      passive(blocked) = false;
      if ~any(passive)
        return;
      end
      continue;
    end
    alpha = min(x(blocked) ./ (x(blocked) - z(blocked)));
    x = x + alpha * (z - x);
    passive = passive & x > eps(class(x)) * max(abs(x));
    x(~passive) = 0;
    if ~any(passive)
      return;
    end
  end
end
