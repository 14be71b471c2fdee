function sol = ddesd(f, delays, history, tspan, options, varargin)
  % L. F. Shampine, Solving ODEs and DDEs with residual control, 2005; here with the pair of dde23.
  if isnumeric(delays)
    if any(delays(:) < 0)
      error('MATLAB:ddesd:badDelays', 'ddesd: expected delays that are not negative, or a function of delayed times');
    end
    lags = reshape(delays, 1, []);
    delays = @(t, y, varargin) t - lags;
  elseif ~isa(delays, 'function_handle')
    error('MATLAB:ddesd:badDelays', 'ddesd: expected delays or a function of delayed times, found %s', class(delays));
  end
  if nargin < 5
    options = [];
  end
  sol = dde_steps('ddesd', f, delays, history, tspan, options, varargin{:});
end
