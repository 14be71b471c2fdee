function [R1, err] = cholinsert(R, j, x)
  n = size(R, 1);
  if ~isnumeric(R) || ~isnumeric(x) || size(R, 2) ~= n || numel(x) ~= n + 1
    error('MATLAB:cholinsert:SizeMismatch', 'cholinsert: expected a square factor and a column with one row more');
  end
  if ~(isscalar(j) && j == fix(j) && j >= 1 && j <= n + 1)
    error('MATLAB:cholinsert:IndexOutOfRange', 'cholinsert: the index must be from 1 to %d', n + 1);
  end
  A = R' * R;
  p = [1:j - 1, j + 1:n + 1];
  x = x(:);
  B = zeros(n + 1, class(x(1) + A(ones(0, 1))));
  B(p, p) = A;
  B(p, j) = x(p);
  B(j, p) = x(p)';
  B(j, j) = x(j);
  if imag(x(j)) ~= 0
    % No Hermitian matrix has such a diagonal.
    err = 3;
  else
    [R1, err] = chol(B);
    err = double(err > 0);
  end
  if err
    if nargout < 2
      error('MATLAB:cholinsert:PositiveDefinite', 'cholinsert: the new matrix must be positive definite');
    end
    R1 = R;
  end
end
