function varargout = autocorr(y, varargin)
  if nargin < 1 || ~isnumeric(y) || ~isvector(y)
    error('econ:autocorr:series', 'autocorr: expected a vector');
  end
  y = y(:);
  [lags, order, deviations] = correlation_options('autocorr', sum(~isnan(y)), varargin);
  d = y - mean(y, 'omitnan');
  d(isnan(d)) = 0;
  n = sum(~isnan(y));
  acf = zeros(lags + 1, 1, 'like', d);
  for k = 0:lags
    acf(k + 1) = sum(d(1:end - k) .* d(1 + k:end));
  end
  acf = acf / acf(1);
  % Bartlett's: as if the series were a moving average of so many terms.
  bound = deviations * sqrt((1 + 2 * sum(acf(2:order + 1) .^ 2)) / n) * [1; -1];
  varargout = correlation_shown(nargout, acf, (0:lags).', bound, order, 'Sample Autocorrelation Function');
end
