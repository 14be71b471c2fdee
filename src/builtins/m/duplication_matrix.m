function D = duplication_matrix(n)
  if nargin ~= 1
    error('MATLAB:minrhs', 'duplication_matrix: expected a size');
  end
  if ~(isscalar(n) && n == round(n) && n > 0)
    error('MATLAB:duplication_matrix:badSize', 'duplication_matrix: the size must be a positive integer');
  end
  D = zeros(n * n, n * (n + 1) / 2);
  at = 0;
  for j = 1:n
    for i = j:n
      at = at + 1;
      D((j - 1) * n + i, at) = 1;
      D((i - 1) * n + j, at) = 1;
    end
  end
end
