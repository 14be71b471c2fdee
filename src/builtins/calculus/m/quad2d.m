function [q, err] = quad2d(f, xa, xb, ya, yb, varargin)
  if nargin < 5 || mod(numel(varargin), 2) ~= 0
    error('MATLAB:quad2d:arguments', 'quad2d: expected a function, four limits and options in pairs');
  end
  passed = {};
  for k = 1:2:numel(varargin)
    if ~(ischar(varargin{k}) || isstring(varargin{k}))
      error('MATLAB:quad2d:badOption', 'quad2d: option names must be texts');
    end
    value = varargin{k + 1};
    switch lower(varargin{k})
      case {'abstol', 'reltol', 'vectorized'}
        passed = [passed, varargin(k:k + 1)];
      case {'maxfunevals', 'singular', 'failureplot'}
        if ~(isscalar(value) && (isnumeric(value) || islogical(value)) && value >= 0)
          error('MATLAB:quad2d:badOption', 'quad2d: the value of ''%s'' must be a scalar', varargin{k});
        end
        if strcmpi(varargin{k}, 'maxfunevals') && value ~= fix(value)
          error('MATLAB:quad2d:badOption', 'quad2d: expected an integer for MaxFunEvals, found %g', value);
        end
      otherwise
        error('MATLAB:quad2d:unknownOption', 'quad2d: unknown option ''%s''', varargin{k});
    end
  end
  [q, err] = integral2(f, xa, xb, ya, yb, passed{:});
end
