function varargout = ode113(f, tspan, y0, varargin)
  [varargout{1:max(nargout, 1)}] = ode45(f, tspan, y0, varargin{:});
end
