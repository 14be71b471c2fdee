function [K, precision, message] = place(A, B, p)
  % Eigenvectors as orthogonal to each other as they can be: Kautsky, Nichols and Van Dooren, International Journal of Control 41, 1985.
  n = size(A, 1);
  if ~isnumeric(A) || ~ismatrix(A) || size(A, 2) ~= n || ~isnumeric(B) || ~ismatrix(B) || size(B, 1) ~= n
    error('Control:design:place1', 'place: expected a square matrix and one with as many rows');
  end
  p = p(:);
  if numel(p) ~= n
    error('Control:design:place2', 'place: there must be as many poles as states');
  end
  if n == 0
    [K, precision, message] = deal(zeros(size(B, 2), 0), 15, '');
    return;
  end
  whole = isreal(A) && isreal(B);
  if whole
    p = cplxpair(p);
  end
  [U, Z] = qr(B);
  m = rank(B);
  if m < size(B, 2)
    error('Control:design:place3', 'place: the columns of B must be linearly independent');
  end
  many = max(sum(p == p.', 1));
  if many > m
    error('Control:design:place4', 'place: no pole may be repeated more often than the rank of B, %d', m);
  end
  U0 = U(:, 1:m);
  U1 = U(:, m + 1:n);
  spaces = cell(1, n);
  X = zeros(n);
  for k = 1:n
    if m == n
      spaces{k} = eye(n);
    else
      [V, ~] = qr((U1' * (A - p(k) * eye(n)))');
      spaces{k} = V(:, n - m + 1:n);
    end
    turn = mod(k - 1, m) + 1;
    X(:, k) = spaces{k}(:, turn);
    if m > 1
      X(:, k) = X(:, k) + spaces{k} * ((1:m)' / (10 * m * k));
    end
  end
  pair = 0 * p;
  if whole
    k = 1;
    while k <= n
      if imag(p(k)) ~= 0
        pair(k) = k + 1;
        pair(k + 1) = -1;
        X(:, k + 1) = conj(X(:, k));
        k = k + 1;
      else
        X(:, k) = real(X(:, k));
      end
      k = k + 1;
    end
  end
  X = X ./ vecnorm(X);
  if m > 1 && m < n
    for sweep = 1:10
      for k = find(pair(:)' >= 0)
        others = setdiff(1:n, k);
        [V, ~] = qr(X(:, others));
        x = spaces{k} * (spaces{k}' * V(:, n));
        if norm(x) > sqrt(eps)
          before = X;
          X(:, k) = x / norm(x);
          if pair(k) > 0
            X(:, pair(k)) = conj(X(:, k));
          end
          if cond(X) > cond(before)
            X = before;
          end
        end
      end
    end
  elseif m == n
    X = eye(n);
    for k = find(pair(:)' > 0)
      X(:, k) = X(:, k) + 1i * X(:, k + 1);
      X(:, k + 1) = conj(X(:, k));
    end
  end
  if rcond(X) < eps
    error('Control:design:place5', 'place: the poles cannot be placed: the system is not controllable');
  end
  K = Z(1:m, :) \ (U0' * (A - X * diag(p) / X));
  if whole
    K = real(K);
  end
  reached = sort(eig(A - B * K));
  wanted = sort(p);
  off = 0;
  for k = 1:n
    [miss, at] = min(abs(reached - wanted(k)));
    reached(at) = Inf;
    off = max(off, miss / max(abs(wanted(k)), eps));
  end
  precision = max(0, min(15, floor(-log10(max(off, eps)))));
  message = '';
  if off > 0.1
    message = 'The poles are more than 10% away from where they were wanted.';
    warning('Control:design:place6', 'place: %s', message);
  end
end
