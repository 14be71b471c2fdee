function [q, err] = integral(f, a, b, varargin)
  if ~(isa(f, 'function_handle') || ischar(f))
    error('MATLAB:integral:funArgNotHandle', 'integral: the first argument must be a function handle');
  end
  if mod(numel(varargin), 2) ~= 0
    error('MATLAB:integral:pvPairs', 'integral: options must come in pairs');
  end
  if ischar(f)
    f = str2func(f);
  end
  single_class = isa(a, 'single') || isa(b, 'single');
  abstol = 1e-10;
  reltol = 1e-6;
  if single_class
    abstol = 1e-5;
    reltol = 1e-4;
  end
  arrayvalued = false;
  waypoints = [];
  for k = 1:2:numel(varargin)
    name = varargin{k};
    if ~ischar(name) && ~isstring(name)
      error('MATLAB:integral:badOption', 'integral: option names must be texts');
    end
    value = varargin{k + 1};
    switch lower(char(name))
      case 'abstol'
        abstol = value;
      case 'reltol'
        reltol = value;
      case 'arrayvalued'
        arrayvalued = value;
      case 'waypoints'
        waypoints = value(:);
      otherwise
        error('MATLAB:integral:unknownOption', 'integral: unknown option ''%s''', char(name));
    end
  end
  [q, err] = quadgk(f, a, b, 'AbsTol', abstol, 'RelTol', reltol, 'Waypoints', waypoints, 'ArrayValued', arrayvalued);
end
