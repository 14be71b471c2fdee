function [R, k] = rref(A, tol)
  if nargin < 1
    error('MATLAB:minrhs', 'rref: expected a matrix');
  end
  if ndims(A) > 2
    error('MATLAB:rref:inputMustBe2D', 'rref: expected a matrix, found an N-d array');
  end
  [m, n] = size(A);
  if nargin < 2
    tol = eps(class(A)) * max(m, n) * norm(A, Inf);
  end
  R = A;
  k = [];
  row = 1;
  for col = 1:n
    if row > m
      break;
    end
    [largest, at] = max(abs(R(row:m, col)));
    at = at + row - 1;
    if largest <= tol
      R(row:m, col) = 0;
      continue;
    end
    k(end + 1) = col;
    R([row, at], col:n) = R([at, row], col:n);
    R(row, col:n) = R(row, col:n) / R(row, col);
    others = [1:row - 1, row + 1:m];
    R(others, col:n) = R(others, col:n) - R(others, col) * R(row, col:n);
    row = row + 1;
  end
end
