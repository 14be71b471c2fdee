function [beta, sigma, r] = ols(y, x)
  if ~(isnumeric(x) && isnumeric(y))
    error('MATLAB:ols:inputType', 'ols: expected numeric matrices');
  end
  if ndims(x) > 2 || ndims(y) > 2
    error('MATLAB:ols:inputMustBe2D', 'ols: expected matrices');
  end
  if size(x, 1) ~= size(y, 1)
    error('MATLAB:ols:InputSizeMismatch', 'ols: the matrices must have as many rows as each other');
  end
  beta = pinv(x) * y;
  if nargout > 1
    r = y - x * beta;
    sigma = r' * r / (size(x, 1) - rank(x));
  end
end
