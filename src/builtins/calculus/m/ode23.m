function varargout = ode23(f, tspan, y0, varargin)
  % Bogacki and Shampine: order 3 with an embedded solution of order 2.
  tableau.c = [0, 1/2, 3/4, 1];
  tableau.A = [0, 0, 0, 0; 1/2, 0, 0, 0; 0, 3/4, 0, 0; 2/9, 1/3, 4/9, 0];
  tableau.e = [-5/72, 1/12, 1/9, -1/8];
  tableau.order = 3;
  tableau.refine = 1;
  [varargout{1:max(nargout, 1)}] = ode_explicit('ode23', tableau, f, tspan, y0, varargin{:});
end
