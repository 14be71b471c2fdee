function K = commutation_matrix(m, n)
  % K * vec(A) = vec(A') for A of m by n: Magnus and Neudecker, Annals of Statistics 7 (1979).
  if nargin < 2
    n = m;
  end
  for count = {m, n}
    if ~isscalar(count{1}) || count{1} < 1 || count{1} ~= fix(count{1})
      error('MATLAB:commutation_matrix:badSize', 'commutation_matrix: sizes must be positive integers');
    end
  end
  places = reshape(1:m * n, m, n).';
  I = eye(m * n);
  K = I(places, :);
end
