function [q, err, count] = quadcc(f, a, b, tol, sing)
  if ~(isnumeric(a) && isscalar(a) && isreal(a))
    error('MATLAB:quadcc:badLimit', 'quadcc: the lower limit must be a real scalar');
  end
  if ~(isnumeric(b) && isscalar(b) && isreal(b))
    error('MATLAB:quadcc:badLimit', 'quadcc: the upper limit must be a real scalar');
  end
  if nargin < 4 || isempty(tol)
    tol = [1e-10, 1e-6];
  end
  if ~isnumeric(tol) || numel(tol) > 2
    error('MATLAB:quadcc:badTol', 'quadcc: the tolerance must be [absolute, relative]');
  end
  if isscalar(tol)
    tol = [tol, 1e-6];
  end
  if any(tol < 0)
    error('MATLAB:quadcc:badTol', 'quadcc: tolerances must not be negative');
  end
  if nargin < 5
    sing = [];
  end
  if ~isreal(sing)
    error('MATLAB:quadcc:badSing', 'quadcc: the list of singularities must be real');
  end
  if ischar(f)
    f = fcnchk(f);
  end
  probe = f(0.5 * (max(min(a, 1e3), -1e3) + max(min(b, 1e3), -1e3)) * [1; 1]);
  if isscalar(probe)
    error('MATLAB:quadcc:notVectorized', 'quadcc: the function must return as many values as it is given points');
  end
  g = @(x) reshape(f(x(:)), size(x));
  [q, err, count] = quadgk(g, a, b, 'AbsTol', tol(1), 'RelTol', min(tol(2), 1e-10), 'Waypoints', sing);
end
