function varargout = ode23t(f, tspan, y0, varargin)
  [varargout{1:max(nargout, 1)}] = ode_stiff('ode23t', f, tspan, y0, varargin{:});
end
