function varargout = ode15s(f, tspan, y0, varargin)
  if nargin < 3
    error('MATLAB:minrhs', 'ode15s: expected a function, a time span and initial values');
  end
  [varargout{1:max(nargout, 1)}] = ode_stiff('ode15s', f, tspan, y0, varargin{:});
end
