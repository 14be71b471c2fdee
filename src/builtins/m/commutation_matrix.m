function K = commutation_matrix(m, n)
  if nargin < 1
    error('MATLAB:minrhs', 'commutation_matrix: expected a size');
  end
  if nargin < 2
    n = m;
  end
  if ~(isscalar(m) && m == round(m) && m > 0)
    error('MATLAB:commutation_matrix:badSize', 'commutation_matrix: the number of rows must be a positive integer');
  end
  if ~(isscalar(n) && n == round(n) && n > 0)
    error('MATLAB:commutation_matrix:badSize', 'commutation_matrix: the number of columns must be a positive integer');
  end
  K = zeros(m * n);
  for i = 1:m
    for j = 1:n
      K((i - 1) * n + j, (j - 1) * m + i) = 1;
    end
  end
end
