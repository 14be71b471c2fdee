function [x, fval, exitflag, output] = intlinprog(f, whole, varargin)
  % Land and Doig, An automatic method of solving discrete programming problems, Econometrica 28 (1960).
  if nargin == 1 && ischar(f) && strcmp(f, 'defaults')
    x = linprog('defaults');
    return;
  end
  if nargin == 1 && isstruct(f)
    parts = problemparts(f, {'f', 'intcon', 'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'options'});
    [x, fval, exitflag, output] = intlinprog(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'intlinprog: expected coefficients and which unknowns are whole');
  end
  if ~(isnumeric(f) && isnumeric(whole) && all(whole(:) >= 1 & whole(:) <= numel(f) & whole(:) == fix(whole(:))))
    error('optim:intlinprog:InvalidIntcon', 'intlinprog: expected numbers of unknowns from 1 to %d', numel(f));
  end
  given = [varargin, cell(1, 8 - numel(varargin))];
  [A, b, Aeq, beq, lb, ub] = given{1:6};
  options = solveroptions(given{8 - isstruct(given{7})});
  if ~all(cellfun(@isreal, [{f}, given(1:6)]))
    error('optim:intlinprog:NotReal', 'intlinprog: expected real numbers');
  end
  n = numel(f);
  [lb, ub] = boundsof('intlinprog', lb, ub, n);
  lb(whole) = ceil(lb(whole) - 1e-9);
  ub(whole) = floor(ub(whole) + 1e-9);
  [x, fval] = deal([]);
  best = Inf;
  open = {lb, ub};
  nodes = 0;
  exitflag = -2;
  while ~isempty(open) && nodes < 1e5
    [low, high] = open{end, :};
    open(end, :) = [];
    nodes = nodes + 1;
    [u, value, flag] = linprog(f, A, b, Aeq, beq, low, high, struct('Display', 'off'));
    if flag == -3
      exitflag = -3;
      break;
    elseif flag ~= 1 || value >= best - 1e-9 * max(abs(best), 1)
      continue;
    end
    part = abs(u(whole) - round(u(whole)));
    [most, at] = max(part);
    if isempty(most) || most <= 1e-6
      best = value;
      x = u;
      x(whole) = round(x(whole));
      fval = f(:)' * x;
      exitflag = 1;
      continue;
    end
    k = whole(at);
    [left, right] = deal(high, low);
    left(k) = floor(u(k));
    right(k) = ceil(u(k));
    % The side that is nearer to the solution comes first.
    sides = {low, left; right, high};
    if u(k) - floor(u(k)) < 0.5
      sides = flip(sides, 1);
    end
    open = [open; sides];
  end
  if nodes >= 1e5 && ~isempty(open)
    exitflag = 2 * ~isempty(x);
  end
  headlines = {'Problem is unbounded.', 'No feasible solution found.', '', 'Solver stopped prematurely.', ...
               'Optimal solution found.'};
  output = struct('relativegap', 0, 'numnodes', nodes, ...
                  'message', solverend(options, exitflag, headlines{min(exitflag, 1) + 4}));
end
