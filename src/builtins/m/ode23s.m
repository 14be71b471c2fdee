function varargout = ode23s(f, tspan, y0, varargin)
  if nargin < 3
    error('MATLAB:minrhs', 'ode23s: expected a function, a time span and initial values');
  end
  [varargout{1:max(nargout, 1)}] = ode_stiff('ode23s', f, tspan, y0, varargin{:});
end
