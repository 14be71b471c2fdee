function [c, v] = condest(A, t)
  if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  if nargin < 2
    t = 2;
  end
  if ~isnumeric(A) || ndims(A) ~= 2 || size(A, 1) ~= size(A, 2)
    error('MATLAB:condest:notSquare', 'condest: A must be a square matrix');
  end
  if isempty(A)
    c = 0;
    v = [];
    return;
  end
  [L, U, P] = lu(A);
  if any(diag(U) == 0)
    c = Inf;
    v = zeros(size(A, 1), 1);
    return;
  end
  n = size(A, 1);
  [inverse, ~, w] = normest1(@(flag, x) solve(flag, x, L, U, P, n, isreal(A)), t);
  c = norm(A, 1) * inverse;
  v = w / norm(w, 1);
end

function y = solve(flag, x, L, U, P, n, real_matrix)
  switch flag
    case 'dim'
      y = n;
    case 'real'
      y = real_matrix;
    case 'notransp'
      y = U \ (L \ (P * x));
    otherwise
      y = P' * (L' \ (U' \ x));
  end
end
