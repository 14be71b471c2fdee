function varargout = ode89(f, tspan, y0, varargin)
  [varargout{1:max(nargout, 1)}] = ode_explicit('ode89', ode_tableau78(), f, tspan, y0, varargin{:});
end
