function [y, yp] = deval(sol, x, which)
  if ~isstruct(sol)
    if nargin < 2 || ~isstruct(x)
      error('MATLAB:deval:NoSolution', 'deval: expected the solution that a solver of differential equations gives');
    end
    [sol, x] = deal(x, sol);
  end
  if isfield(sol, 'yp')
    slopes = sol.yp;
  elseif isfield(sol, 'idata') && isfield(sol.idata, 'yp')
    slopes = sol.idata.yp;
  else
    error('MATLAB:deval:NoSolution', 'deval: expected the solution that a solver of differential equations gives');
  end
  X = sol.x(:)';
  shape = numel(x);
  x = x(:)';
  direction = sign(X(end) - X(1));
  outside = direction * (x - X(1)) < 0 | direction * (x - X(end)) > 0;
  if any(outside)
    error('MATLAB:deval:SolOutsideInterval', 'deval: the solution goes from %g to %g; found %g', ...
          X(1), X(end), x(find(outside, 1)));
  end
  if nargin < 3
    which = 1:size(sol.y, 1);
  end
  % The step that a place is in; the later one where two meet.
  at = zeros(1, shape);
  steps = find(diff(X) ~= 0);
  for k = 1:shape
    at(k) = max([steps(direction * (x(k) - X(steps)) >= 0), steps(1)]);
  end
  h = X(at + 1) - X(at);
  u = (x - X(at)) ./ h;
  a = sol.y(which, at);
  b = sol.y(which, at + 1);
  p = h .* slopes(which, at);
  q = h .* slopes(which, at + 1);
  if isfield(sol, 'idata') && isfield(sol.idata, 'bends')
    bend = sol.idata.bends(which, at + 1);
  else
    bend = zeros(size(a));
  end
  y = (1 + 2 * u) .* (1 - u) .^ 2 .* a + u .* (1 - u) .^ 2 .* p + u .^ 2 .* (3 - 2 * u) .* b + ...
      u .^ 2 .* (u - 1) .* q + u .^ 2 .* (1 - u) .^ 2 .* bend;
  yp = (6 * u .* (u - 1) .* (a - b) + (1 - u) .* (1 - 3 * u) .* p + u .* (3 * u - 2) .* q + ...
        2 * u .* (1 - u) .* (1 - 2 * u) .* bend) ./ h;
  if isfield(sol, 'solver') && any(strcmp(sol.solver, {'ode78', 'ode89'}))
    f = sol.extdata.odefun;
    rate = @(t, y) f(t, y, sol.extdata.varargin{:});
    for k = 1:shape
      if u(k) > 0 && u(k) < 1
        whole = ode_single(ode_tableau78(), rate, X(at(k)), sol.y(:, at(k)), slopes(:, at(k)), x(k));
        slope = rate(x(k), whole);
        y(:, k) = whole(which);
        yp(:, k) = slope(which);
      end
    end
  end
end
