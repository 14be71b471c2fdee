function [xopt, fmin, errnum, extra] = glpk(c, A, b, varargin)
  % A linear program in the form of Octave's function, by linprog and intlinprog.
  [m, n] = size(A);
  c = c(:);
  b = b(:);
  given = [varargin, cell(1, 6 - numel(varargin))];
  others = {zeros(n, 1), Inf(n, 1), repmat('S', m, 1), repmat('C', n, 1), 1, struct()};
  absent = cellfun(@isempty, given);
  given(absent) = others(absent);
  [lb, ub, ctype, vartype, sense, param] = given{:};
  numbers = {c, n, 'coefficients'; A, m * n, 'rows'; b, m, 'right sides'; lb, n, 'lower bounds'; ub, n, 'upper bounds'};
  for k = 1:5
    [value, count, what] = numbers{k, :};
    if ~isnumeric(value) || ~isreal(value) || isempty(value) || numel(value) ~= count
      error('Octave:glpk:numbers', 'glpk: expected %d real numbers as %s, found %d of class %s', ...
            count, what, numel(value), class(value));
    end
  end
  letters = {ctype, m, 'FUSLD', 'constraint'; vartype, n, 'CI', 'unknown'};
  for k = 1:2
    [value, count, known, what] = letters{k, :};
    if ~ischar(value) || numel(value) ~= count || ~all(ismember(value(:), known))
      error('Octave:glpk:letters', 'glpk: expected a letter of ''%s'' for each %s', known, what);
    end
  end
  if ~isstruct(param)
    error('Octave:glpk:param', 'glpk: expected a struct of parameters, found %s', class(param));
  end
  % A bound that is not finite is none, whatever its sign.
  lb(isinf(lb)) = -Inf;
  ub(isinf(ub)) = Inf;
  ctype = ctype(:);
  direction = 1 - 2 * (sense < 0);
  most = ctype == 'U' | ctype == 'D';
  least = ctype == 'L' | ctype == 'D';
  same = ctype == 'S';
  below = b;
  below(ctype == 'D') = -b(ctype == 'D');
  rows = [A(most, :); -A(least, :)];
  right = [b(most); -below(least)];
  whole = find(vartype == 'I');
  if isempty(whole)
    [x, ~, flag, ~, lambda] = linprog(direction * c, rows, right, A(same, :), b(same), lb, ub, struct('Display', 'off'));
  else
    [x, ~, flag] = intlinprog(direction * c, whole, rows, right, A(same, :), b(same), lb, ub, struct('Display', 'off'));
  end
  extra = struct();
  y = NA(m, 1);
  if flag == 1
    [xopt, errnum, status] = deal(x, 0, 5);
    if isempty(whole)
      y = zeros(m, 1);
      y(most) = y(most) - lambda.ineqlin(1:sum(most));
      y(least) = y(least) + lambda.ineqlin(sum(most) + 1:end);
      y(same) = -lambda.eqlin;
      y = direction * y;
    end
  else
    % What is wrong: no place (10), no end (11), or too many steps (8).
    [xopt, errnum, status] = deal(NA(n, 1), 8 + 2 * (flag == -2) + 3 * (flag == -3), -1);
  end
  fmin = c' * xopt;
  if isempty(whole)
    extra.lambda = y;
    extra.redcosts = c - A' * y;
  end
  extra.time = 0;
  extra.status = status;
end
