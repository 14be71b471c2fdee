function varargout = ode78(f, tspan, y0, varargin)
  [varargout{1:max(nargout, 1)}] = ode_explicit('ode78', ode_tableau78(), f, tspan, y0, varargin{:});
end
