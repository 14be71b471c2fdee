function [q, err] = integral2(f, xa, xb, ya, yb, varargin)
  if nargin < 5 || mod(numel(varargin), 2) ~= 0
    error('MATLAB:integral2:arguments', 'integral2: expected a function, four limits and options in pairs');
  end
  if ~(isa(f, 'function_handle') || ischar(f))
    error('MATLAB:integral2:funArgNotHandle', 'integral2: the first argument must be a function handle');
  end
  if ~(isreal(xa) && isreal(xb) && isnumeric(xa) && isnumeric(xb) && isscalar(xa) && isscalar(xb))
    error('MATLAB:integral2:badLimit', 'integral2: the limits of x must be real scalars');
  end
  if ~(isa(ya, 'function_handle') || (isnumeric(ya) && isreal(ya) && isscalar(ya)))
    error('MATLAB:integral2:badLimit', 'integral2: the lower limit of y must be a real scalar or a function');
  end
  if ~(isa(yb, 'function_handle') || (isnumeric(yb) && isreal(yb) && isscalar(yb)))
    error('MATLAB:integral2:badLimit', 'integral2: the upper limit of y must be a real scalar or a function');
  end
  if ischar(f)
    f = str2func(f);
  end
  abstol = 1e-10;
  reltol = 1e-6;
  vectorized = true;
  for k = 1:2:numel(varargin)
    if ~(ischar(varargin{k}) || isstring(varargin{k}))
      error('MATLAB:integral2:badOption', 'integral2: option names must be texts');
    end
    value = varargin{k + 1};
    switch lower(varargin{k})
      case 'abstol'
        if ~(isnumeric(value) && isscalar(value) && value >= 0)
          error('MATLAB:integral2:badAbsTol', 'integral2: AbsTol must be a nonnegative scalar');
        end
        abstol = value;
      case 'reltol'
        if ~(isnumeric(value) && isscalar(value) && value >= 0)
          error('MATLAB:integral2:badRelTol', 'integral2: RelTol must be a nonnegative scalar');
        end
        reltol = value;
      case 'method'
        if ~any(strcmp(value, {'auto', 'tiled', 'iterated'}))
          error('MATLAB:integral2:badMethod', 'integral2: the method must be auto, tiled or iterated');
        end
      case 'vectorized'
        if ~(isscalar(value) && (islogical(value) || isnumeric(value)))
          error('MATLAB:integral2:badVectorized', 'integral2: Vectorized must be true or false');
        end
        vectorized = value;
      otherwise
        error('MATLAB:integral2:unknownOption', 'integral2: unknown option ''%s''', varargin{k});
    end
  end
  if ~vectorized
    f = @(x, y) arrayfun(f, x, y);
  end
  outer = @(x) arrayfun(@(t) inner(f, t, ya, yb, abstol / 10, min(reltol, 1e-8)), x);
  [q, err] = quadgk(outer, xa, xb, 'AbsTol', abstol, 'RelTol', reltol, 'Intervals', 4);
end

function v = inner(f, t, ya, yb, abstol, reltol)
  lo = ya;
  hi = yb;
  if isa(ya, 'function_handle')
    lo = ya(t);
  end
  if isa(yb, 'function_handle')
    hi = yb(t);
  end
  v = quadgk(@(y) f(t * ones(size(y)), y), lo, hi, 'AbsTol', abstol, 'RelTol', reltol);
end
