function [n, count] = normest(A, tol)
  if nargin < 2
    tol = 1e-6;
  end
  if ~isnumeric(A) || ndims(A) > 2
    error('MATLAB:normest:inputType', 'normest: expected a numeric matrix');
  end
  if ~(isscalar(tol) && isreal(tol) && tol > 0)
    error('MATLAB:normest:badTol', 'normest: the tolerance must be a positive scalar');
  end
  tol = max(tol, eps(class(A)));
  x = sqrt(sum(abs(A) .^ 2, 1)).';
  % Not quite the norms of the columns, which may lie in a space that misses the largest singular vector.
  x = x .* (1 + (1:numel(x)).' / (10 * numel(x) + 1));
  n = norm(x);
  count = 0;
  if n == 0
    return;
  end
  x = x / n;
  before = 0;
  while abs(n - before) > tol * n && count < 1000
    before = n;
    y = A * x;
    if norm(y) == 0
      y = ones(size(y));
    end
    z = A' * y;
    n = norm(z) / norm(y);
    x = z / norm(z);
    count = count + 1;
  end
end
