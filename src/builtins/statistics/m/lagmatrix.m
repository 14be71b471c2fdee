function [YLag, tf] = lagmatrix(Y, lags)
  if nargin < 2 || ~isnumeric(Y) || ~isnumeric(lags) || any(lags(:) ~= fix(lags(:)))
    error('econ:lagmatrix:lags', 'lagmatrix: expected a series and whole numbers');
  end
  if isrow(Y)
    Y = Y(:);
  end
  [n, m] = size(Y);
  YLag = NaN(n, m * numel(lags));
  for k = 1:numel(lags)
    from = max(1, 1 - lags(k)):min(n, n - lags(k));
    YLag(from + lags(k), (k - 1) * m + (1:m)) = Y(from, :);
  end
  tf = all(~isnan(YLag), 2);
end
