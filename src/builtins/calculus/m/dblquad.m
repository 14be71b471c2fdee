function q = dblquad(f, xa, xb, ya, yb, tol, quadf, varargin)
  if nargin < 6 || isempty(tol)
    tol = 1e-6;
  end
  if nargin < 7 || isempty(quadf)
    quadf = @(g, a, b, tol) quadgk(g, a, b, 'AbsTol', tol, 'Intervals', 2);
  end
  if ischar(f)
    f = fcnchk(f);
  end
  if ischar(quadf)
    quadf = fcnchk(quadf);
  end
  inner = @(y) arrayfun(@(t) quadf(@(x) f(x, t, varargin{:}), xa, xb, tol), y);
  q = quadf(inner, ya, yb, tol);
end
