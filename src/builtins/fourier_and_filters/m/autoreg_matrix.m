function A = autoreg_matrix(y, k)
  % Regressors of an autoregression of order k: ones, and the series delayed by 1 to k (Hamilton, Time Series Analysis, 1994).
  if ~isvector(y)
    error('MATLAB:autoreg_matrix:notVector', 'autoreg_matrix: the series must be a vector');
  end
  if ~isscalar(k) || k < 0 || k ~= fix(k)
    error('MATLAB:autoreg_matrix:badOrder', 'autoreg_matrix: the order must be a nonnegative integer');
  end
  if k > numel(y)
    error('Octave:autoreg_matrix:order', 'autoreg_matrix: expected an order of at most %d, the length of the series, found %d', numel(y), k);
  end
  delayed = [0; reshape(y(1:end - 1), [], 1)];
  A = [ones(numel(y), 1), toeplitz(delayed, zeros(1, k))];
end
