function q = triplequad(f, xa, xb, ya, yb, za, zb, tol, quadf, varargin)
  if nargin < 8 || isempty(tol)
    tol = 1e-6;
  end
  if nargin < 9 || isempty(quadf)
    quadf = @(g, a, b, tol) quadgk(g, a, b, 'AbsTol', tol, 'Intervals', 2);
  end
  if ischar(f)
    f = str2func(f);
  end
  if ischar(quadf)
    quadf = str2func(quadf);
  end
  inner = @(z) arrayfun(@(t) dblquad(@(x, y) f(x, y, t, varargin{:}), xa, xb, ya, yb, tol, quadf), z);
  q = quadf(inner, za, zb, tol);
end
