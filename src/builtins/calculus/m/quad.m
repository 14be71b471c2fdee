function [q, status, count, err] = quad(f, a, b, tol, sing)
  if nargin < 4 || isempty(tol)
    tol = [1e-10, 1e-10];
  end
  if isscalar(tol)
    tol = [tol, 1e-10];
  end
  if nargin < 5
    sing = [];
  end
  if ischar(f)
    f = str2func(f);
  end
  % The function may take scalars only.
  g = @(x) arrayfun(f, x);
  [q, err, count] = quadgk(g, a, b, 'AbsTol', min(tol(1), 1e-10), 'RelTol', tol(2), 'Waypoints', sing);
  status = 0;
end
