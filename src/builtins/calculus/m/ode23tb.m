function varargout = ode23tb(f, tspan, y0, varargin)
  [varargout{1:max(nargout, 1)}] = ode_stiff('ode23tb', f, tspan, y0, varargin{:});
end
