function [x, obj, info, iterations, nf, lambda] = sqp(x0, phi, g, h, lb, ub, maxiter, tol)
  if nargin < 8 || isempty(tol)
    tol = sqrt(eps);
  end
  if nargin < 7 || isempty(maxiter)
    maxiter = 100;
  end
  if nargin < 6
    ub = [];
  end
  if nargin < 5
    lb = [];
  end
  if nargin < 4
    h = [];
  end
  if nargin < 3
    g = [];
  end
  if nargin == 5
    error('Octave:sqp:InvalidBounds', 'sqp: expected both bounds');
  end
  if ~isnumeric(x0) || ~isvector(x0)
    error('Octave:sqp:InvalidStart', 'sqp: X0 must be a vector');
  end
  x0 = x0(:);
  [objective, gradient] = taken(phi, 'PHI', 3);
  equal = taken(g, 'G', 2);
  more = taken(h, 'H', 2);
  if isempty(objective)
    error('Octave:sqp:InvalidObjective', 'sqp: PHI must be a function');
  end
  [lb, ub] = deal(spread(lb, numel(x0), -Inf, 'lower'), spread(ub, numel(x0), Inf, 'upper'));
  if any(lb > ub)
    error('Octave:sqp:InvalidBounds', 'sqp: upper bound smaller than lower bound');
  end
  for limit = {maxiter, tol}
    if ~(isnumeric(limit{1}) && isreal(limit{1}) && isscalar(limit{1}) && limit{1} > 0)
      error('Octave:sqp:InvalidLimit', 'sqp: the number of iterations and the tolerance must be positive');
    end
  end
  nf = 0;
  options = optimset('Display', 'off', 'MaxIter', maxiter, 'TolX', tol / 10, 'TolFun', tol / 10, 'TolCon', tol / 10, ...
    'MaxFunEvals', 200 * maxiter * numel(x0));
  if ~isempty(gradient)
    options = optimset(options, 'GradObj', 'on');
  end
  [x, obj, flag, output, found] = fmincon(@counted, x0, [], [], [], [], lb, ub, @constraints, options);
  iterations = output.iterations;
  info = 104;
  if flag == 0
    info = 103;
  elseif flag < 0
    info = 102;
  end
  lambda = [-found.eqnonlin(:); found.ineqnonlin(:)];
  if any(isfinite(lb))
    lambda = [lambda; found.lower(isfinite(lb))];
  end
  if any(isfinite(ub))
    lambda = [lambda; found.upper(isfinite(ub))];
  end

  function [f, d] = counted(x)
    nf = nf + 1;
    f = objective(x);
    if nargout > 1
      d = reshape(gradient(x), [], 1);
    end
  end

  function [c, ceq] = constraints(x)
    c = zeros(0, 1);
    ceq = zeros(0, 1);
    if ~isempty(more)
      c = -reshape(more(x), [], 1);
    end
    if ~isempty(equal)
      ceq = reshape(equal(x), [], 1);
    end
  end
end

% A function, and its derivative where both are in a cell.
function [f, d] = taken(given, name, most)
  d = [];
  f = given;
  if iscell(given)
    if isempty(given) || numel(given) > most
      error('Octave:sqp:InvalidFunction', 'sqp: %s is a cell of a function and its derivatives, %d at most', name, most);
    end
    f = given{1};
    if numel(given) > 1
      d = named(given{2});
    end
  end
  f = named(f);
  if ~isempty(f) && ~isa(f, 'function_handle')
    error('Octave:sqp:InvalidFunction', 'sqp: %s must be a function', name);
  end
end

function f = named(f)
  if ischar(f) || isstring(f)
    f = str2func(char(f));
  end
end

function b = spread(b, n, default, which)
  if isempty(b)
    b = default;
  end
  if ~isnumeric(b) || ~(isscalar(b) || isvector(b) && numel(b) == n)
    error('Octave:sqp:InvalidBounds', 'sqp: the %s bounds must be a number or as many as X0 has', which);
  end
  b = b(:) .* ones(n, 1);
end
