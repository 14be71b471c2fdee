function A = autoreg_matrix(y, k)
  if nargin ~= 2
    error('MATLAB:minrhs', 'autoreg_matrix: expected a series and an order');
  end
  if ~isvector(y)
    error('MATLAB:autoreg_matrix:notVector', 'autoreg_matrix: the series must be a vector');
  end
  if ~(isscalar(k) && k >= 0 && k == fix(k))
    error('MATLAB:autoreg_matrix:badOrder', 'autoreg_matrix: the order must be a nonnegative integer');
  end
  y = y(:);
  n = numel(y);
  A = ones(n, k + 1);
  for j = 1:k
    A(:, j + 1) = [zeros(min(j, n), 1); y(1:n - j)];
  end
end
