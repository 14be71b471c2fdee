function sol = dde23(f, lags, history, tspan, options, varargin)
  % L. F. Shampine and S. Thompson, Solving DDEs in MATLAB, 2001.
  if ~isnumeric(lags) || any(lags(:) <= 0)
    error('MATLAB:dde23:badLags', 'dde23: expected delays that are positive numbers');
  end
  if nargin < 5
    options = [];
  end
  sol = dde_steps('dde23', f, reshape(lags, 1, []), history, tspan, options, varargin{:});
end
