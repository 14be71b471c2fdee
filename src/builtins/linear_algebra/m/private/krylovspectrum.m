function [W, d, flag] = krylovspectrum(times, n, k, order, symmetric)
  % The k eigenvalues of a function of columns that come first in an order, and their vectors: a Krylov space that keeps what is best of
  % it when it is full (G. W. Stewart, A Krylov-Schur algorithm for large eigenproblems, 2001).
  m = min(n, max(2 * k + 12, 24));
  V = mod((1:n).' * 0.6180339887498949, 1) - 0.4;
  V = V / norm(V);
  H = zeros(m + 1, m);
  kept = 0;
  flag = 1;
  for cycle = 1:300
    for j = kept + 1:m
      w = times(V(:, j));
      h = V' * w;
      w = w - V * h;
      more = V' * w;
      w = w - V * more;
      H(1:j, j) = h + more;
      left = norm(w);
      if left <= eps * norm(h)
        % The space is closed: another direction goes on.
        w = mod((1:n).' * 0.7548776662466927 + j / 7, 1) - 0.5;
        w = w - V * (V' * w);
        w = w - V * (V' * w);
        H(j + 1, j) = 0;
        left = norm(w);
      else
        H(j + 1, j) = left;
      end
      V(:, j + 1) = w / left;
    end
    S = H(1:m, 1:m);
    if symmetric
      S = (S + S') / 2;
    end
    [Y, d] = eig(S, 'vector');
    best = order(d);
    rest = abs(H(m + 1, :) * Y(:, best(1:k)));
    if all(rest <= 1e-13 * max(abs(d))) || m == n
      flag = 0;
      break;
    end
    kept = min(k + floor((m - k) / 2), m - 2);
    Q = Y(:, best(1:kept));
    if ~symmetric && isreal(S)
      Q = orth([real(Q), imag(Q)]);
      kept = min(size(Q, 2), m - 1);
      Q = Q(:, 1:kept);
    elseif ~symmetric
      Q = orth(Q);
      kept = size(Q, 2);
    end
    row = H(m + 1, :) * Q;
    V = [V(:, 1:m) * Q, V(:, m + 1)];
    H = zeros(m + 1, m);
    H(1:kept, 1:kept) = Q' * S * Q;
    H(kept + 1, 1:kept) = row;
  end
  d = d(best(1:k));
  W = V(:, 1:m) * Y(:, best(1:k));
end
