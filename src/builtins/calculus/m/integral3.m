function q = integral3(f, xa, xb, ya, yb, za, zb, varargin)
  if nargin < 7 || mod(numel(varargin), 2) ~= 0
    error('MATLAB:integral3:arguments', 'integral3: expected a function, six limits and options in pairs');
  end
  if ~(isa(f, 'function_handle') || ischar(f))
    error('MATLAB:integral3:funArgNotHandle', 'integral3: the first argument must be a function handle');
  end
  if ~(isnumeric(xa) && isnumeric(xb) && isreal(xa) && isreal(xb) && isscalar(xa) && isscalar(xb))
    error('MATLAB:integral3:badLimit', 'integral3: the limits of x must be real scalars');
  end
  limits = {ya, yb, za, zb};
  for k = 1:4
    v = limits{k};
    if ~(isa(v, 'function_handle') || (isnumeric(v) && isreal(v) && isscalar(v)))
      error('MATLAB:integral3:badLimit', 'integral3: the limits of y and z must be real scalars or functions');
    end
  end
  if ischar(f)
    f = str2func(f);
  end
  abstol = 1e-10;
  reltol = 1e-6;
  vectorized = true;
  for k = 1:2:numel(varargin)
    if ~(ischar(varargin{k}) || isstring(varargin{k}))
      error('MATLAB:integral3:badOption', 'integral3: option names must be texts');
    end
    value = varargin{k + 1};
    switch lower(varargin{k})
      case 'abstol'
        if ~(isnumeric(value) && isscalar(value) && value >= 0)
          error('MATLAB:integral3:badAbsTol', 'integral3: AbsTol must be a nonnegative scalar');
        end
        abstol = value;
      case 'reltol'
        if ~(isnumeric(value) && isscalar(value) && value >= 0)
          error('MATLAB:integral3:badRelTol', 'integral3: RelTol must be a nonnegative scalar');
        end
        reltol = value;
      case 'method'
        if ~any(strcmp(value, {'auto', 'tiled', 'iterated'}))
          error('MATLAB:integral3:badMethod', 'integral3: the method must be auto, tiled or iterated');
        end
      case 'vectorized'
        if ~(isscalar(value) && (islogical(value) || isnumeric(value)))
          error('MATLAB:integral3:badVectorized', 'integral3: Vectorized must be true or false');
        end
        vectorized = value;
      otherwise
        error('MATLAB:integral3:unknownOption', 'integral3: unknown option ''%s''', varargin{k});
    end
  end
  if ~vectorized
    f = @(x, y, z) arrayfun(f, x, y, z);
  end
  outer = @(x) arrayfun(@(t) slice(f, t, limits, abstol / 10, reltol), x);
  q = quadgk(outer, xa, xb, 'AbsTol', abstol, 'RelTol', reltol, 'Intervals', 2);
end

function v = slice(f, t, limits, abstol, reltol)
  lo = limits{1};
  hi = limits{2};
  if isa(lo, 'function_handle')
    lo = lo(t);
  end
  if isa(hi, 'function_handle')
    hi = hi(t);
  end
  za = limits{3};
  zb = limits{4};
  if isa(za, 'function_handle')
    lower_z = @(y) za(t, y);
  else
    lower_z = za;
  end
  if isa(zb, 'function_handle')
    upper_z = @(y) zb(t, y);
  else
    upper_z = zb;
  end
  g = @(y, z) f(t * ones(size(y)), y, z);
  v = integral2(g, lo, hi, lower_z, upper_z, 'AbsTol', abstol, 'RelTol', reltol);
end
