function [AA, BB, Q, Z, V, W] = qz(A, B, form)
  % Q*A*Z and Q*B*Z are triangular: Moler and Stewart, An algorithm for generalized matrix eigenvalue problems, 1973, with
  % single shifts.
  n = size(A, 1);
  if ~isfloat(A) || ~isfloat(B) || ~isequal(size(A), size(B), [n, n])
    error('MATLAB:qz:InputSizeMismatch', 'qz: A and B must be square matrices of one size');
  end
  stays_real = false;
  if nargin > 2
    form = lower(char(form));
    if ~any(strcmp(form, {'real', 'complex'}))
      error('MATLAB:qz:InvalidForm', 'qz: expected ''real'' or ''complex''');
    end
    stays_real = strcmp(form, 'real') && isreal(A) && isreal(B);
  end
  if any(~isfinite([A(:); B(:)]))
    error('MATLAB:qz:NonFinite', 'qz: the matrices must be finite');
  end
  if n < 2
    [H, T, Q, Z] = deal(A, B, eye(n, class(A)), eye(n, class(A)));
  else
    [H, T, Q, Z] = qzhess(A, B);
  end
  tiny = [eps(class(H)) * norm(H, 'fro'), eps(class(H)) * norm(T, 'fro')];
  last = n;
  rounds = 0;
  while last > 1
    first = last;
    while first > 1 && abs(H(first, first - 1)) > tiny(1)
      first = first - 1;
    end
    if first > 1
      H(first, first - 1) = 0;
    end
    if first == last
      last = last - 1;
      rounds = 0;
      continue;
    end
    zero = find(abs(diag(T(first:last, first:last))) <= tiny(2), 1);
    if ~isempty(zero)
      % An infinite eigenvalue goes down to the end.
      T(first + zero - 1, first + zero - 1) = 0;
      for j = first + zero - 1:last - 1
        [H, T, Q] = rows(H, T, Q, j, T(j:j + 1, j + 1));
        T(j + 1, j + 1) = 0;
        if j > first
          [H, T, Z] = columns(H, T, Z, j - 1, H(j + 1, j - 1:j));
          H(j + 1, j - 1) = 0;
        end
      end
      [H, T, Z] = columns(H, T, Z, last - 1, H(last, last - 1:last));
      H(last, last - 1) = 0;
      last = last - 1;
      rounds = 0;
      continue;
    end
    rounds = rounds + 1;
    if rounds > 60
      error('MATLAB:qz:NoConvergence', 'qz: no convergence');
    end
    k = last - 1:last;
    ends = eig(H(k, k) / T(k, k));
    [~, at] = min(abs(ends - H(last, last) / T(last, last)));
    shift = ends(at);
    if stays_real && imag(shift) ~= 0
      if first == last - 1
        % A pair of complex eigenvalues stays a block of two rows.
        last = last - 2;
        rounds = 0;
      else
        [H, T, Q, Z] = double_step(H, T, Q, Z, first, last, real(shift) + (mod(rounds, 10) == 0) * abs(H(last, last - 1)), ...
                                   imag(shift));
      end
      continue;
    end
    if mod(rounds, 10) == 0
      shift = abs(H(last, last - 1) / T(last - 1, last - 1)) + real(shift);
    end
    turned = [H(first, first) - shift * T(first, first); H(first + 1, first)];
    for j = first:last - 1
      [H, T, Q] = rows(H, T, Q, j, turned);
      if j > first
        H(j + 1, j - 1) = 0;
      end
      [H, T, Z] = columns(H, T, Z, j, T(j + 1, j:j + 1));
      T(j + 1, j) = 0;
      if j < last - 1
        turned = H(j + 1:j + 2, j);
      end
    end
  end
  [AA, BB] = deal(triu(H, -stays_real), triu(T));
  if nargout > 4
    if any(diag(AA, -1))
      [~, ~, ~, ~, V, W] = qz(A, B);
    else
      [V, W] = vectors(AA, BB, Q, Z);
    end
  end
end

function [H, T, Q, Z] = double_step(H, T, Q, Z, first, last, re, im)
  % A step with the shifts re + im*i and re - im*i: Golub and Van Loan, Matrix Computations, algorithm 7.7.2.
  top = first:min(first + 2, last);
  M = H(top, top(1:2)) / T(top(1:2), top(1:2));
  x = H(top, top) * (T(top, top) \ M(:, 1)) - 2 * re * M(:, 1);
  x(1) = x(1) + re ^ 2 + im ^ 2;
  for j = first:last - 1
    three = j:min(j + 2, last);
    G = reflector(x(1:numel(three)));
    H(three, :) = G * H(three, :);
    T(three, :) = G * T(three, :);
    Q(three, :) = G * Q(three, :);
    if j > first
      H(three(2:end), j - 1) = 0;
    end
    % The rows of T below are made triangular again from the right.
    for k = numel(three):-1:2
      row = three(k);
      G = reflector(flip(T(row, three(1:k))).');
      G = flip(flip(G, 1), 2).';
      H(:, three(1:k)) = H(:, three(1:k)) * G;
      T(:, three(1:k)) = T(:, three(1:k)) * G;
      Z(:, three(1:k)) = Z(:, three(1:k)) * G;
      T(row, three(1:k - 1)) = 0;
    end
    if j < last - 1
      x = H(j + 1:min(j + 3, last), j);
    end
  end
end

function G = reflector(x)
  % The reflection that takes x to a multiple of the first column of the identity.
  G = eye(numel(x), class(x));
  v = x;
  v(1) = v(1) + norm(x) * ((x(1) >= 0) * 2 - 1);
  if norm(v) > 0
    v = v / norm(v);
    G = G - 2 * (v * v.');
  end
end

function [H, T, Q] = rows(H, T, Q, j, v)
  % A rotation of two rows that takes v to [its length; 0].
  r = norm(v);
  if r == 0
    return;
  end
  G = [v'; -v(2), v(1)] / r;
  pair = [j, j + 1];
  H(pair, :) = G * H(pair, :);
  T(pair, :) = G * T(pair, :);
  Q(pair, :) = G * Q(pair, :);
end

function [H, T, Z] = columns(H, T, Z, j, v)
  % A rotation of two columns that takes v to [0, its length].
  r = norm(v);
  if r == 0
    return;
  end
  G = [v(2), v(1)'; -v(1), v(2)'] / r;
  pair = [j, j + 1];
  H(:, pair) = H(:, pair) * G;
  T(:, pair) = T(:, pair) * G;
  Z(:, pair) = Z(:, pair) * G;
end

function [V, W] = vectors(AA, BB, Q, Z)
  n = size(AA, 1);
  [V, W] = deal(zeros(n, class(Z)));
  for k = 1:n
    M = BB(k, k) * AA - AA(k, k) * BB;
    floor_of = eps(class(M)) * max(norm(M, 1), realmin);
    d = diag(M);
    d(abs(d) < floor_of) = floor_of;
    M(1:n + 1:end) = d;
    x = zeros(n, 1, class(M));
    x(k) = 1;
    x(1:k - 1) = -M(1:k - 1, 1:k - 1) \ M(1:k - 1, k);
    y = zeros(1, n, class(M));
    y(k) = 1;
    y(k + 1:end) = -M(k, k + 1:end) / M(k + 1:end, k + 1:end);
    V(:, k) = Z * x;
    W(:, k) = Q' * y';
  end
  V = V ./ max(abs(real(V)) + abs(imag(V)), [], 1);
  W = W ./ max(abs(real(W)) + abs(imag(W)), [], 1);
end
