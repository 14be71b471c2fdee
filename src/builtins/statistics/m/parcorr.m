function varargout = parcorr(y, varargin)
  if nargin < 1 || ~isnumeric(y) || ~isvector(y)
    error('econ:parcorr:series', 'parcorr: expected a vector');
  end
  y = y(:);
  n = sum(~isnan(y));
  [lags, order, deviations] = correlation_options('parcorr', n, varargin);
  pacf = [1; zeros(lags, 1)];
  X = lagmatrix(y, 1:lags);
  for k = 1:lags
    use = ~isnan(y) & all(~isnan(X(:, 1:k)), 2);
    b = [ones(nnz(use), 1), X(use, 1:k)] \ y(use);
    pacf(k + 1) = b(end);
  end
  bound = deviations / sqrt(n) * [1; -1];
  varargout = correlation_shown(nargout, pacf, (0:lags).', bound, order, 'Sample Partial Autocorrelation Function');
end
