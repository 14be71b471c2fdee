function [x, fval, exitflag, output, lambda] = quadprog(H, f, varargin)
  if nargin == 1 && ischar(H) && strcmp(H, 'defaults')
    x = struct('Display', 'final', 'MaxIter', 200, 'TolFun', 1e-8, 'TolX', 1e-12, 'TolCon', 1e-8);
    return;
  end
  if nargin == 1 && isstruct(H)
    parts = problemparts(H, {'H', 'f', 'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'x0', 'options'});
    [x, fval, exitflag, output, lambda] = quadprog(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'quadprog: expected a matrix and a vector');
  end
  if ~(isnumeric(H) && isnumeric(f) && ismatrix(H) && size(H, 1) == size(H, 2))
    error('optim:quadprog:InvalidH', 'quadprog: expected a square matrix and a vector');
  end
  given = [varargin, cell(1, 8 - numel(varargin))];
  [A, b, Aeq, beq, lb, ub, x0, options] = given{1:8};
  options = solveroptions(options);
  n = max(size(H, 1), numel(f));
  if isempty(H)
    H = zeros(n);
  end
  if isempty(f)
    f = zeros(n, 1);
  end
  if numel(f) ~= size(H, 1)
    error('optim:quadprog:SizeMismatch', 'quadprog: expected %d linear coefficients, found %d', size(H, 1), numel(f));
  end
  H = double(full(H + H')) / 2;
  f = double(f(:));
  [A, b] = constraintsof('quadprog', A, b, n);
  [Aeq, beq] = constraintsof('quadprog', Aeq, beq, n);
  [lb, ub] = boundsof('quadprog', lb, ub, n);
  output = struct('message', '', 'algorithm', 'interior-point-convex', 'firstorderopt', [], 'constrviolation', [], ...
                  'iterations', 0);
  [low, high] = deal(find(lb > -Inf), find(ub < Inf));
  I = eye(n);
  used = isfinite(b);
  G = [A(used, :); -I(low, :); I(high, :)];
  h = [b(used); -lb(low); ub(high)];
  lambda = struct('ineqlin', zeros(size(b)), 'eqlin', zeros(size(beq)), 'lower', zeros(n, 1), 'upper', zeros(n, 1));
  fval = [];
  if any(lb > ub)
    x = [];
    exitflag = -2;
    output.message = solverend(options, exitflag, 'No feasible solution found.', ...
                               'quadprog stopped because no point satisfies the bounds.');
    return;
  end
  if min(eig(H)) < -1e-8 * max(norm(H, Inf), realmin)
    x = [];
    exitflag = -6;
    output.message = solverend(options, exitflag, 'The problem is non-convex.');
    return;
  end
  if isempty(x0)
    x0 = min(max(zeros(n, 1), lb), ub);
  end
  [x, y, z, status, rounds] = interiorpoint(H, f, G, h, Aeq, beq, double(x0(:)));
  exitflag = 1;
  said = {'Minimum found that satisfies the constraints.', ''};
  output.iterations = rounds;
  if status == 0
    % Either nothing is feasible, or nothing is least.
    [~, ~, flag] = linprog(zeros(n, 1), A, b, Aeq, beq, lb, ub, struct('Display', 'off'));
    exitflag = -3;
    said = {'The problem is unbounded.'};
    if flag == -2
      exitflag = -2;
      said = {'No feasible solution found.', 'quadprog stopped because no point satisfies the constraints.'};
    elseif numel(h) > 0 && norm(x, Inf) < 1e6 * (1 + norm(h, Inf))
      exitflag = 0;
      said = {'Solver stopped prematurely.'};
    end
  end
  fval = x' * H * x / 2 + f' * x;
  lambda.ineqlin(used) = z(1:sum(used));
  lambda.lower(low) = z(sum(used) + (1:numel(low)));
  lambda.upper(high) = z(sum(used) + numel(low) + 1:end);
  lambda.eqlin = y;
  output.message = solverend(options, exitflag, said{:});
  output.constrviolation = max([0; G * x - h; abs(Aeq * x - beq)]);
  output.firstorderopt = norm(H * x + f + G' * z + Aeq' * y, Inf);
end
