function [X, R] = corrmtx(x, m, method)
  if ~isnumeric(x) || ~isvector(x)
    error('signal:corrmtx:invalidSignal', 'corrmtx: expected a signal as a vector of numbers, found %s', class(x));
  end
  n = numel(x);
  if ~(isnumeric(m) && isscalar(m) && m >= 0 && m == fix(m) && m < n)
    error('signal:corrmtx:invalidOrder', 'corrmtx: the order must be an integer from 0 up to %d', n - 1);
  end
  if nargin < 3
    method = 'autocorrelation';
  end
  if ~isfloat(x)
    x = double(x);
  end
  m = double(m);
  X = toeplitz([x(:); zeros(m, 1)], [x(1), zeros(1, m)]);
  switch validatestring(method, {'autocorrelation', 'prewindowed', 'postwindowed', 'covariance', 'modified'}, 'corrmtx')
    case 'autocorrelation'
      X = X / sqrt(n);
    case 'prewindowed'
      X = X(1:n, :) / sqrt(n);
    case 'postwindowed'
      X = X(m + 1:end, :) / sqrt(n);
    case 'covariance'
      X = X(m + 1:n, :) / sqrt(n - m);
    otherwise
      X = X(m + 1:n, :);
      X = [X; conj(fliplr(X))] / sqrt(2 * (n - m));
  end
  if nargout > 1
    R = X' * X;
  end
end
