function [y, X, fine] = regressiondata(name, y, X)
  % Responses and the rows of predictors, without those with NaN.
  if ~(isnumeric(y) && isnumeric(X) && ismatrix(X) && isvector(y))
    error(['stats:', name, ':InvalidData'], '%s: expected a vector of responses and a matrix of predictors', name);
  end
  y = y(:);
  if numel(y) ~= size(X, 1)
    error(['stats:', name, ':InputSizeMismatch'], ...
          '%s: expected as many rows of predictors as responses, %d, found %d', name, numel(y), size(X, 1));
  end
  fine = ~isnan(y) & ~any(isnan(X), 2);
  y = y(fine);
  X = X(fine, :);
end
