function [q, count] = quadl(f, a, b, tol, trace, varargin)
  if nargin < 4 || isempty(tol)
    tol = 1e-6;
  end
  if ~(isscalar(tol) && isnumeric(tol) && tol >= 0)
    error('MATLAB:quadl:invalidTol', 'quadl: the tolerance must be a nonnegative scalar');
  end
  if ischar(f)
    f = fcnchk(f);
  end
  if ~isempty(varargin)
    f = @(x) f(x, varargin{:});
  end
  [q, ~, count] = quadgk(f, a, b, 'AbsTol', min(tol, 1e-9), 'RelTol', 1e-9);
end
