function [L, failed] = logm(A, options)
  % Inverse scaling and squaring of the triangular factor, then quadrature of the integral of X / (1 + t X) over t from 0 to 1:
  % Higham, Functions of Matrices, chapter 11.
  if ~isnumeric(A) || ~ismatrix(A) || diff(size(A)) ~= 0
    error('MATLAB:square', 'logm: expected a square numeric matrix');
  end
  failed = 0;
  if isdiag(A) || isempty(A)
    defined(diag(A));
    L = diag(log(diag(A)));
    return;
  end
  if ishermitian(A)
    [V, D] = eig(A);
    if all(diag(D) > 0)
      L = (V .* log(diag(D)).') * V';
      return;
    end
  end
  I = eye(size(A, 1));
  [U, T] = schur(A, 'complex');
  negative = defined(diag(T));
  doublings = 0;
  while doublings < 100 && norm(T - I, 1) > 0.25
    T = sqrtm(T);
    doublings = doublings + 1;
  end
  X = T - I;
  % Gauss-Legendre nodes from the Jacobi matrix of the polynomials: Golub and Welsch, Math. Comp. 23 (1969).
  k = 1:7;
  side = k ./ sqrt(4 * k .^ 2 - 1);
  [V, D] = eig(diag(side, 1) + diag(side, -1));
  nodes = (1 + diag(D).') / 2;
  weights = V(1, :) .^ 2;
  total = zeros(size(X));
  for rule = [nodes; weights]
    total = total + rule(2) * ((I + rule(1) * X) \ X);
  end
  L = 2 ^ doublings * (U * total * U');
  if isreal(A) && ~negative && norm(imag(L), 1) <= 1e-8 * norm(L, 1)
    L = real(L);
  end
end

function negative = defined(eigenvalues)
  negative = any(real(eigenvalues) <= 0 & abs(imag(eigenvalues)) <= eps(class(eigenvalues)) * abs(eigenvalues));
  if negative
    warning('MATLAB:logm:nonPosRealEig', ['Principal matrix logarithm is not defined for A with nonpositive real eigenvalues. ', ...
                                          'A non-principal matrix logarithm is returned.']);
  end
end
