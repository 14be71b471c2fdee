function [q, status, count, err] = quad(f, a, b, tol, sing, varargin)
  if nargin < 4 || isempty(tol)
    tol = quad_options('absolute tolerance');
  end
  if isscalar(tol)
    tol = [tol, quad_options('relative tolerance')];
  end
  if nargin < 5
    sing = [];
  end
  if ischar(f)
    if isvarname(f)
      f = fcnchk(f);
    else
      % An expression in one variable.
      expression = inline(f);
      f = @(x) expression(x);
    end
  end
  if ~isempty(varargin)
    % The fifth argument is then whether to show the steps, and what follows is given to the function.
    sing = [];
    f = @(x) f(x, varargin{:});
  end
  % The function may take scalars only.
  g = @(x) arrayfun(f, x);
  [q, err, count] = quadgk(g, a, b, 'AbsTol', min(tol(1), 1e-10), 'RelTol', min(tol(2), 1e-10), 'Waypoints', sing);
  status = 0;
end
