function [beta, v, r] = gls(y, x, o)
  % Aitken's estimator: least squares of what a factor of the covariance has made white (Aitken, 1935).
  if ~isnumeric(y) || ~isnumeric(x) || ~isnumeric(o)
    error('MATLAB:gls:inputType', 'gls: expected numeric matrices');
  end
  if ~ismatrix(y) || ~ismatrix(x) || ~ismatrix(o)
    error('MATLAB:gls:inputMustBe2D', 'gls: expected matrices');
  end
  if size(x, 1) ~= size(y, 1)
    error('MATLAB:gls:InputSizeMismatch', 'gls: the matrices must have as many rows as each other');
  end
  if ~isequal(size(o), numel(y) * [1, 1])
    error('MATLAB:gls:InputSizeMismatch', 'gls: the covariance must be square, with a row for each observation');
  end
  series = size(y, 2);
  factor = sqrtm(o);
  white = factor \ [kron(eye(series), x), y(:)];
  beta = reshape(pinv(white(:, 1:end - 1)) * white(:, end), size(x, 2), series);
  if nargout > 1
    r = y - x * beta;
    v = norm(factor \ r(:)) ^ 2 / (numel(y) - rank(x));
  end
end
