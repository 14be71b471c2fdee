function varargout = ode15i(f, tspan, y0, yp0, options, varargin)
  if ischar(f) || isstring(f)
    f = str2func(char(f));
  end
  if ~isa(f, 'function_handle')
    error('MATLAB:ode15i:badFunction', 'ode15i: the first argument must be a function handle');
  end
  if ~isnumeric(tspan) || ~isvector(tspan) || numel(tspan) < 2 || any(diff(tspan) <= 0) && any(diff(tspan) >= 0)
    error('MATLAB:ode15i:badTspan', 'ode15i: the time span must be a vector of at least two times in order');
  end
  if ~isfloat(tspan)
    tspan = double(tspan);
  end
  if ~isnumeric(y0) || ~isnumeric(yp0) || numel(y0) ~= numel(yp0)
    error('MATLAB:ode15i:badInitialValues', 'ode15i: expected as many slopes as values, found %d and %d', ...
          numel(yp0), numel(y0));
  end
  if nargin < 5
    options = [];
  end
  opts = odeset();
  if isstruct(options)
    opts = odeset(options);
  end
  if ~isempty(odeget(opts, 'Events', []))
    error('MATLAB:ode15i:noEvents', 'ode15i: events are located by ode45 and ode23 only');
  end
  F = @(t, y, yp) reshape(f(t, y, yp, varargin{:}), [], 1);
  first = F(tspan(1), y0(:), yp0(:));
  if numel(first) ~= numel(y0)
    error('MATLAB:ode15i:badFunction', 'ode15i: the function returned %d values for %d unknowns', ...
          numel(first), numel(y0));
  end
  slopes = odeget(opts, 'Jacobian', []);
  if iscell(slopes)
    parts = slopes;
    if isempty(parts{1}) || isempty(parts{2})
      slopes = [];
    else
      slopes = @(t, y, yp) parts{:};
    end
  elseif isa(slopes, 'function_handle')
    g = slopes;
    slopes = @(t, y, yp) g(t, y, yp, varargin{:});
  end
  [T, Y, sol] = ode_implicit('ode15i', F, slopes, tspan, y0(:), yp0(:), opts);
  if nargout < 2
    sol.extdata = struct('odefun', f, 'options', opts, 'varargin', {varargin});
    varargout = {sol};
  else
    varargout = {T, Y, [], [], []};
  end
end
