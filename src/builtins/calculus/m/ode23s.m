function varargout = ode23s(f, tspan, y0, varargin)
  [varargout{1:max(nargout, 1)}] = ode_stiff('ode23s', f, tspan, y0, varargin{:});
end
