function [X, residual, condition] = sqrtm(A)
  if ~isnumeric(A) || ndims(A) > 2 || size(A, 1) ~= size(A, 2)
    error('MATLAB:square', 'sqrtm: expected a square numeric matrix');
  end
  n = size(A, 1);
  X = root(A, n);
  if nargout > 2
    % The factor of stability comes second, and how much changes of A matter third (Bjorck and Hammarling 1983).
    residual = norm(X, 'fro') ^ 2 / norm(A, 'fro');
    condition = sensitivity(A, X, n);
  elseif nargout > 1
    residual = norm(A - X ^ 2, 'fro') / norm(A, 'fro');
  end
end

function X = root(A, n)
  if n == 0
    X = A;
    return;
  end
  if isdiag(A)
    X = diag(sqrt(diag(A)));
    return;
  end
  normal = ishermitian(A);
  if normal
    [U, T] = eig(A);
  else
    [U, T] = schur(A, 'complex');
  end
  roots = sqrt(diag(T));
  if any(roots == 0)
    warning('MATLAB:sqrtm:SingularMatrix', 'Matrix is singular and may not have a square root.');
  end
  if normal
    X = (U .* roots.') * U';
    return;
  end
  % Of a normal matrix what is above the diagonal is rounding errors.
  if norm(triu(T, 1), 1) <= n * eps(class(A)) * norm(T, 1)
    R = diag(roots);
  else
    R = triangle(T, roots, n);
  end
  X = U * R * U';
  if isreal(A) && norm(imag(X), 1) <= 10 * n * eps(class(A)) * norm(X, 1)
    X = real(X);
  end
end

% The norm of the inverse of E -> X*E + E*X by powers of it, relative to the sizes of both matrices.
function k = sensitivity(A, X, n)
  if isdiag(X)
    d = diag(X);
    k = 1 / min(min(abs(d + d.')));
  else
    E = reshape(cos(1:n ^ 2), n, n);
    E = E / norm(E, 'fro');
    [k, before] = deal(1, 0);
    turn = 0;
    while abs(k - before) > 1e-3 * k && turn < 100 && isfinite(k)
      turn = turn + 1;
      before = k;
      F = sylvester(X', X', sylvester(X, X, E));
      k = sqrt(norm(F, 'fro'));
      E = F / norm(F, 'fro');
    end
  end
  k = k * norm(A, 'fro') / norm(X, 'fro');
end

% The root of an upper triangle with that diagonal, column by column (Bjorck and Hammarling 1983).
function R = triangle(T, roots, n)
  R = diag(roots);
  for j = 2:n
    rest = T(1:j - 1, j);
    sums = roots(1:j - 1) + roots(j);
    for i = j - 1:-1:1
      root = rest(i);
      if root ~= 0 || sums(i) ~= 0
        root = root / sums(i);
      end
      rest(1:i - 1) = rest(1:i - 1) - R(1:i - 1, i) * root;
      rest(i) = root;
    end
    R(1:j - 1, j) = rest;
  end
end
