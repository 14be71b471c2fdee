function [L, D, P] = ldl(A, varargin)
  % Symmetric pivots of one or two rows: Bunch and Kaufman, Math. Comp. 31 (1977); Golub and Van Loan, Matrix Computations,
  % section 4.4. Only the lower triangle is looked at.
  if ~isfloat(A) || ~ismatrix(A) || diff(size(A)) ~= 0
    error('MATLAB:square', 'ldl: expected a square matrix of floating-point numbers');
  end
  words = {'vector', 'matrix', 'upper', 'lower'};
  if ~all(cellfun(@(w) (ischar(w) || isstring(w)) && any(strcmpi(w, words)), varargin))
    error('MATLAB:ldl:badOption', 'ldl: expected ''upper'', ''lower'' or ''vector''');
  end
  upper = any(strcmpi('upper', varargin));
  if issparse(A)
    A = full(A);
  end
  n = size(A, 1);
  diagonal = diag(A);
  if ~isreal(A) && any(imag(diagonal) ~= 0)
    error('MATLAB:ldl:complexDiagonal', 'ldl: the diagonal of a Hermitian matrix must be real');
  end
  if upper
    A = A';
  end
  A = tril(A) + tril(A, -1)';
  if any(~isfinite(A(:)))
    error('MATLAB:ldl:nonFinite', 'ldl: the matrix must not contain NaN or Inf');
  end
  alpha = (1 + sqrt(17)) / 8;
  L = eye(n, 'like', A);
  D = zeros(n, 'like', A);
  % L * D, with which a column of what is left of A is made when it is asked for.
  W = D;
  order = 1:n;
  k = 1;
  while k <= n
    done = 1:k - 1;
    C = A(k:n, k) - L(k:n, done) * W(k, done)';
    wide = 1;
    found = 1;
    [beside, r] = max(abs(C(2:end)));
    if k < n && abs(C(1)) < alpha * beside
      r = r + 1;
      other = A(k:n, k - 1 + r) - L(k:n, done) * W(k - 1 + r, done)';
      farther = max(abs(other([1:r - 1, r + 1:end])));
      if abs(C(1)) * farther < alpha * beside ^ 2
        found = r;
        if abs(other(r)) < alpha * farther
          C = [C, other];
          wide = 2;
        else
          C = other;
        end
      end
    end
    to = k + wide - 1;
    swapped = [wide, found];
    if found ~= wide
      C(flip(swapped), :) = C(swapped, :);
      swapped = k - 1 + swapped;
      A(flip(swapped), :) = A(swapped, :);
      A(:, flip(swapped)) = A(:, swapped);
      L(flip(swapped), done) = L(swapped, done);
      W(flip(swapped), done) = W(swapped, done);
      order(flip(swapped)) = order(swapped);
    end
    pivot = k:to;
    rest = to + 1:n;
    E = C(1:wide, :);
    E = tril(E, -1) + tril(E, -1)' + diag(real(diag(E)));
    D(pivot, pivot) = E;
    if any(E(:)) && ~isempty(rest)
      W(pivot, pivot) = E;
      W(rest, pivot) = C(wide + 1:end, :);
      L(rest, pivot) = C(wide + 1:end, :) / E;
    end
    k = to + 1;
  end
  if nargout < 3
    L(order, :) = L;
  elseif any(strcmpi('vector', varargin))
    P = order;
  else
    P = eye(n, class(A));
    P = P(:, order);
  end
  if upper
    L = L';
  end
end
