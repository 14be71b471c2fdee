function e = ordeig(A, B)
  if ~isnumeric(A) || size(A, 1) ~= size(A, 2)
    error('MATLAB:square', 'ordeig: expected a square matrix');
  end
  n = size(A, 1);
  if nargin < 2
    B = eye(n, class(A));
  elseif ~isequal(size(A), size(B))
    error('MATLAB:ordeig:InputSizeMismatch', 'ordeig: the matrices must be of the same size');
  end
  if any(any(tril(A, -2))) || any(any(tril(B, -2)))
    error('MATLAB:ordeig:notQuasiTriangular', 'ordeig: the matrices must be quasi-triangular');
  end
  if ~isnumeric(B) || (iscomplex(A) && ~istriu(A)) || (iscomplex(B) && ~istriu(B))
    error('MATLAB:ordeig:notQuasiTriangular', 'ordeig: the matrices must be quasi-triangular, complex ones triangular');
  end
  e = zeros(n, 1, class([A([]), B([])]));
  k = 1;
  while k <= n
    if k < n && A(k + 1, k) ~= 0
      block = k:k + 1;
      if nargin < 2
        e(block) = eig(A(block, block));
      else
        e(block) = eig(A(block, block), B(block, block));
      end
      k = k + 2;
    else
      e(k) = A(k, k) / B(k, k);
      k = k + 1;
    end
  end
end
