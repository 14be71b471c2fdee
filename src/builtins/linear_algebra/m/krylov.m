function [U, H, nu] = krylov(A, V, k, tol)
  if size(A, 1) ~= size(A, 2)
    error('MATLAB:square', 'krylov: the first argument must be a square matrix');
  end
  if size(V, 1) ~= size(A, 1)
    error('MATLAB:dimagree', 'krylov: the start vectors must have as many rows as the matrix');
  end
  if nargin < 4
    tol = 1e-12;
  end
  U = zeros(size(A, 1), 0);
  fresh = V;
  for step = 1:k
    kept = zeros(size(A, 1), 0);
    for j = 1:size(fresh, 2)
      v = fresh(:, j);
      scale = norm(v);
      for pass = 1:2
        v = v - U * (U' * v);
      end
      if norm(v) > tol * max(scale, 1)
        v = v / norm(v);
        U = [U, v];
        kept = [kept, v];
      end
    end
    fresh = A * kept;
    if isempty(kept)
      break;
    end
  end
  H = U' * A * U;
  nu = size(U, 2);
end
