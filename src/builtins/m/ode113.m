function varargout = ode113(f, tspan, y0, varargin)
  if nargin < 3
    error('MATLAB:minrhs', 'ode113: expected a function, a time span and initial values');
  end
  [varargout{1:max(nargout, 1)}] = ode45(f, tspan, y0, varargin{:});
end
