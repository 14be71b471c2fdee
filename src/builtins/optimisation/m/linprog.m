function [x, fval, exitflag, output, lambda] = linprog(f, varargin)
  % Dantzig, Linear Programming and Extensions, 1963: the simplex method in two phases; Bland's rule (1977) ends cycles.
  if nargin == 1 && ischar(f) && strcmp(f, 'defaults')
    x = struct('Display', 'final', 'MaxIter', [], 'TolFun', 1e-7, 'TolCon', 1e-4);
    return;
  end
  if nargin == 1 && isstruct(f)
    parts = problemparts(f, {'f', 'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'options'});
    [x, fval, exitflag, output, lambda] = linprog(parts{:});
    return;
  end
  if ~isnumeric(f)
    error('optim:linprog:InvalidF', 'linprog: the coefficients must be numbers, found %s', class(f));
  end
  given = [varargin, cell(1, 8 - numel(varargin))];
  [A, b, Aeq, beq, lb, ub] = given{1:6};
  % Options come behind a start in an older form.
  options = solveroptions(given{8 - isstruct(given{7})});
  f = double(f(:));
  if isempty(f)
    f = zeros(max(size(A, 2), size(Aeq, 2)), 1);
  end
  n = numel(f);
  [A, b] = constraintsof('linprog', A, b, n);
  [Aeq, beq] = constraintsof('linprog', Aeq, beq, n);
  [lb, ub] = boundsof('linprog', lb, ub, n);
  output = struct('iterations', 0, 'constrviolation', [], 'message', '', 'algorithm', 'simplex', 'firstorderopt', []);
  lambda = struct('lower', zeros(n, 1), 'upper', zeros(n, 1), 'eqlin', zeros(size(beq)), 'ineqlin', zeros(size(b)));
  [x, fval] = deal([]);
  if any(lb > ub) || any(b == -Inf)
    exitflag = -2;
    output.message = solverend(options, exitflag, 'No feasible solution found.', ...
                               'linprog stopped because no point satisfies the constraints.');
    return;
  end
  % x = origin + M * u with u >= 0; bounds on both sides and free variables take a row or a column more.
  [origin, M] = deal(zeros(n, 1), eye(n));
  below = lb > -Inf;
  above = ub < Inf & ~below;
  origin(below) = lb(below);
  origin(above) = ub(above);
  M(:, above) = -M(:, above);
  loose = ~below & ~above;
  M = [M, -M(:, loose)];
  both = find(below & ub < Inf);
  I = eye(n);
  used = b < Inf;
  rows = [A(used, :); I(both, :)];
  right = [b(used); ub(both)];
  m1 = numel(right);
  m = m1 + numel(beq);
  S = [[rows; Aeq] * M, [eye(m1); zeros(numel(beq), m1)]];
  r = [right; beq] - [rows; Aeq] * origin;
  c = [M' * f; zeros(m1, 1)];
  turned = r < 0;
  S(turned, :) = -S(turned, :);
  r(turned) = -r(turned);
  total = size(S, 2);
  % Slacks start in the basis where they can, artificial columns elsewhere.
  basis = total + (1:m).';
  own = find(~turned(1:m1));
  basis(own) = size(M, 2) + own;
  T = [S, eye(m), r];
  cost = double([zeros(1, total), ones(1, m)]);
  scale = 1 + max([abs(r); 0]);
  [T, basis, ok, count] = pivoted(T, basis, cost, total);
  rest = sum(T(basis > total, end));
  if rest > 1e-9 * scale * max(m, 1)
    exitflag = -2;
    output.message = solverend(options, exitflag, 'No feasible solution found.', ...
                               'linprog stopped because no point satisfies the constraints.');
    output.iterations = count;
    return;
  end
  for row = find(basis > total).'
    [v, at] = max(abs(T(row, 1:total)));
    if v > 1e-9
      T = turn(T, row, at);
      basis(row) = at;
    end
  end
  % What is left of the artificial columns are rows that say nothing.
  kept = basis <= total;
  T = T(kept, [1:total, total + m + 1]);
  basis = basis(kept);
  [T, basis, ok, more] = pivoted(T, basis, c.', total);
  output.iterations = count + more;
  if ok < 0
    exitflag = -3;
    output.message = solverend(options, exitflag, 'Problem is unbounded.');
    x = [];
    fval = [];
    return;
  end
  exitflag = double(ok ~= 0);
  headlines = {'Solver stopped prematurely.', 'Optimal solution found.'};
  output.message = solverend(options, exitflag, headlines{1 + exitflag});
  u = zeros(total, 1);
  if ~isempty(basis)
    u(basis) = max(S(kept, basis) \ r(kept), 0);
  end
  x = origin + M * u(1:size(M, 2));
  x = min(max(x, lb), ub);
  fval = f' * x;
  y = zeros(m, 1);
  if ~isempty(basis)
    y(kept) = S(kept, basis)' \ c(basis);
  end
  y(turned) = -y(turned);
  first = sum(used);
  lambda.ineqlin(used) = max(-y(1:first), 0);
  lambda.eqlin = reshape(-y(m1 + 1:end), [], 1);
  g = f + A' * lambda.ineqlin + Aeq' * lambda.eqlin;
  g(abs(g) <= 1e-11 * (1 + norm(f, Inf))) = 0;
  lambda.lower = max(g, 0);
  lambda.upper = max(-g, 0);
  output.constrviolation = max([0; A(used, :) * x - b(used); abs(Aeq * x - beq)]);
  output.firstorderopt = 0;
end
function [T, basis, ok, count] = pivoted(T, basis, cost, total)
  % ok is 1 at the least cost, -1 where there is none, 0 after too many pivots.
  ok = 0;
  m = size(T, 1);
  stalled = 0;
  scale = max([abs(cost), 1]);
  for count = 0:50 * (m + total) + 100
    reduced = cost(1:total) - cost(basis) * T(:, 1:total);
    if stalled > m + total
      at = find(reduced < -1e-10 * scale, 1);
    else
      [least, at] = min(reduced);
      if isempty(least) || least >= -1e-10 * scale
        at = [];
      end
    end
    if isempty(at)
      ok = 1;
      return;
    end
    column = T(:, at);
    ratio = T(:, end) ./ column;
    ratio(column <= 1e-10) = Inf;
    [step, row] = min(ratio);
    if isempty(step) || step == Inf
      ok = -1;
      return;
    end
    tied = find(ratio <= step + 1e-12 * (1 + step));
    if stalled > m + total
      [~, which] = min(basis(tied));
    else
      [~, which] = max(column(tied));
    end
    row = tied(which);
    stalled = (stalled + 1) * (step <= 1e-12);
    T = turn(T, row, at);
    basis(row) = at;
  end
end
function T = turn(T, row, at)
  line = T(row, :) / T(row, at);
  T = T - T(:, at) * line;
  T(row, :) = line;
  T(:, end) = max(T(:, end), 0);
end
