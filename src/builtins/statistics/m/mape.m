function e = mape(forecast, actual, varargin)
  if ~(isnumeric(forecast) || islogical(forecast)) || ~(isnumeric(actual) || islogical(actual))
    error('MATLAB:mape:InvalidInput', 'mape: expected numeric arrays');
  end
  e = 100 * abs((double(actual) - double(forecast)) ./ double(actual));
  if isa(forecast, 'single') || isa(actual, 'single')
    e = single(e);
  end
  e = weightedmean('mape', e, varargin);
end
