function e = rmse(forecast, actual, varargin)
  e = sqrt(weightedmean('rmse', abs(difference(forecast, actual)) .^ 2, varargin));
end

function d = difference(forecast, actual)
  if ~(isnumeric(forecast) || islogical(forecast)) || ~(isnumeric(actual) || islogical(actual))
    error('MATLAB:rmse:InvalidInput', 'rmse: expected numeric arrays');
  end
  d = double(forecast) - double(actual);
  if isa(forecast, 'single') || isa(actual, 'single')
    d = single(d);
  end
end
