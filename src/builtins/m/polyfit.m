function [p, S, mu] = polyfit(x, y, n)
  if nargin < 3
    error('MATLAB:minrhs', 'polyfit: expected x, y and the degree');
  end
  if ~isequal(size(x), size(y)) && numel(x) ~= numel(y) || numel(x) ~= numel(y)
    error('MATLAB:polyfit:XYSizeMismatch', 'polyfit: x and y must be the same size');
  end
  keep = [];
  if islogical(n)
    keep = logical(n(:).');
    n = numel(keep) - 1;
  end
  if ~isscalar(n) || n < 0 || n ~= fix(n) || ~isreal(n)
    error('MATLAB:polyfit:badDegree', 'polyfit: the degree must be a nonnegative integer');
  end
  x = x(:);
  y = y(:);
  if nargout > 2
    mu = [mean(x); std(x)];
    x = (x - mu(1)) / mu(2);
  end
  A = ones(numel(x), n + 1, class(x));
  for k = n:-1:1
    A(:, k) = x .* A(:, k + 1);
  end
  if isempty(keep)
    [Q, R] = qr(A, 0);
    p = (R \ (Q' * y)).';
  else
    [Q, R] = qr(A(:, keep), 0);
    p = zeros(1, n + 1);
    p(keep) = (R \ (Q' * y)).';
  end
  if nargout > 1
    fitted = A * p.';
    S.yf = reshape(fitted, size(y));
    S.X = A;
    S.R = R;
    S.C = (R \ eye(size(R, 1))) * (R \ eye(size(R, 1)))';
    S.df = max(0, numel(y) - size(R, 2));
    S.normr = norm(y - fitted);
  end
end
