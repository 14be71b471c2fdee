function [R, pivots] = rref(A, tol)
  % Gauss-Jordan elimination with partial pivoting: Golub and Van Loan, Matrix Computations, section 3.4.
  if ~ismatrix(A)
    error('MATLAB:rref:inputMustBe2D', 'rref: expected a matrix, found an N-d array');
  end
  if nargin < 2
    tol = max(size(A)) * eps(class(A)) * norm(A, Inf);
  end
  R = A;
  pivots = zeros(1, 0);
  for j = 1:size(A, 2)
    next = numel(pivots) + 1;
    [pivot, below] = max(abs(R(next:end, j)));
    if isempty(pivot) || pivot <= tol
      R(next:end, j) = 0;
    else
      found = next - 1 + below;
      unit_row = R(found, :) / R(found, j);
      R(found, :) = R(next, :);
      % One outer product clears the column in all other rows.
      factors = R(:, j);
      R = R - factors * unit_row;
      R(:, j) = 0;
      R(next, :) = unit_row;
      pivots = [pivots, j];
    end
  end
end
