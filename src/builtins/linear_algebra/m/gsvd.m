function [U, V, X, C, S] = gsvd(A, B, economy)
  % A = U*C*X', B = V*S*X' and C'*C + S'*S = I: the factor X is what an orthogonal basis of [A; B] lacks, and its halves are
  % decomposed together (Van Loan, Computing the CS and the generalized singular value decompositions, 1985).
  if ~(isfloat(A) && isfloat(B) && ismatrix(A) && ismatrix(B))
    error('MATLAB:gsvd:InvalidInput', 'gsvd: expected two matrices of floating-point numbers');
  elseif size(A, 2) ~= size(B, 2)
    error('MATLAB:gsvd:MatrixColMismatch', 'Matrices must have the same number of columns.');
  end
  [m, p] = size(A);
  n = size(B, 1);
  q = min(m + n, p);
  [Q, R] = qr([A; B], 0);
  Q1 = Q(1:m, :);
  [V, D, Z] = svd(Q(m + 1:end, :));
  s = zeros(q, 1, class(D));
  s(1:min(n, q)) = diagonal(D);
  % Where the sines are large, the cosines are found anew from what is orthogonal to the columns of the others.
  k = sum(s > 0.7);
  T = Q1 * Z;
  [W, G] = qr(T(:, k + 1:end));
  W = W * diag([signs(diagonal(G)); ones(m - min(size(G)), 1)]);
  right = W(:, 1:q - k);
  rest = W(:, q - k + 1:end);
  c = zeros(q, 1, class(D));
  c(k + 1:end) = abs(diagonal(G));
  left = zeros(m, 0);
  if k > 0
    [L, E, Y] = svd(rest' * T(:, 1:k));
    r = size(rest, 2);
    t = min(r, k);
    Y = Y(:, k:-1:1);
    c(1:k) = [zeros(k - t, 1); flipud(diagonal(E))];
    left = rest * L(:, t:-1:1);
    rest = rest * L(:, t + 1:end);
    Z(:, 1:k) = Z(:, 1:k) * Y;
    [turn, H] = qr(diag(s(1:k)) * Y);
    turn = turn * diag(signs(diagonal(H)));
    V(:, 1:k) = V(:, 1:k) * turn;
    s(1:k) = abs(diagonal(H));
  end
  U = [left, right, rest];
  if nargout < 2
    U = c ./ s;
    return;
  end
  X = R' * Z;
  C = zeros(m, q, class(D));
  S = zeros(n, q, class(D));
  offset = max(0, q - m);
  for j = 1:q
    if j > offset
      C(j - offset, j) = c(j);
    end
    if j <= n
      S(j, j) = s(j);
    end
  end
  if nargin > 2
    U = U(:, 1:min(m, q));
    C = C(1:min(m, q), :);
    V = V(:, 1:min(n, q));
    S = S(1:min(n, q), :);
  end
end

function d = diagonal(M)
  n = min(size(M));
  d = reshape(M(1:size(M, 1) + 1:size(M, 1) * n), [], 1);
end

function x = signs(x)
  x = sign(x);
  x(x == 0) = 1;
end
