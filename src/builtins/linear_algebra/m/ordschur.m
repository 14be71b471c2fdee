function [U, T] = ordschur(U, T, select)
  % Neighbours on the diagonal change places: Bai and Demmel, On swapping diagonal blocks in real Schur form, 1993.
  n = size(T, 1);
  if ~isfloat(T) || ~isequal(size(T), size(U), [n, n])
    error('MATLAB:ordschur:InputSizeMismatch', 'ordschur: U and T must be square matrices of one size');
  end
  if isa(U, 'single') || isa(T, 'single')
    [U, T] = deal(single(U), single(T));
  end
  if ~isfloat(U)
    U = double(U);
  end
  if ischar(select) || isstring(select)
    e = ordeig(T);
    switch lower(char(select))
      case 'lhp', select = real(e) < 0;
      case 'rhp', select = real(e) > 0;
      case 'udi', select = abs(e) < 1;
      case 'udo', select = abs(e) > 1;
      otherwise
        error('MATLAB:ordschur:InvalidKeyword', 'ordschur: expected ''lhp'', ''rhp'', ''udi'' or ''udo''');
    end
  end
  if numel(select) ~= n
    error('MATLAB:ordschur:InvalidSelect', 'ordschur: expected a value for each of the %d eigenvalues', n);
  end
  % The first row and the size of each block, and where it belongs.
  starts = [];
  k = 1;
  while k <= n
    starts(end + 1) = k;
    k = k + 1 + (k < n && T(k + 1, k) ~= 0);
  end
  sizes = diff([starts, n + 1]);
  keys = zeros(size(sizes));
  for j = 1:numel(sizes)
    keys(j) = max(double(select(starts(j):starts(j) + sizes(j) - 1)));
  end
  for last = numel(sizes) - 1:-1:1
    for j = 1:last
      if keys(j) < keys(j + 1)
        first = 1 + sum(sizes(1:j - 1));
        [U, T] = swapped(U, T, first, sizes(j), sizes(j + 1));
        sizes([j, j + 1]) = sizes([j + 1, j]);
        keys([j, j + 1]) = keys([j + 1, j]);
      end
    end
  end
end

function [U, T] = swapped(U, T, first, p, q)
  a = first:first + p - 1;
  b = first + p:first + p + q - 1;
  both = [a, b];
  if p == 1 && q == 1
    [U, T] = exchanged(U, T, first);
    return;
  end
  X = sylvester(T(a, a), -T(b, b), T(a, b));
  [Q, ~] = qr([-X; eye(q)]);
  T(both, :) = Q' * T(both, :);
  T(:, both) = T(:, both) * Q;
  U(:, both) = U(:, both) * Q;
  T(first + q:first + p + q - 1, first:first + q - 1) = 0;
  % Blocks of two have the form that schur gives.
  for block = {first:first + q - 1, first + q:first + q + p - 1}
    k = block{1};
    if numel(k) == 2
      [W, S] = schur(T(k, k));
      T(k, :) = W' * T(k, :);
      T(:, k) = T(:, k) * W;
      U(:, k) = U(:, k) * W;
      T(k, k) = S;
    end
  end
end

% Two eigenvalues change places by a turn, after which the element above them is what it was.
function [U, T] = exchanged(U, T, k)
  f = T(k, k + 1);
  g = T(k + 1, k + 1) - T(k, k);
  d = hypot(abs(f), abs(g));
  if d == 0
    return;
  elseif f == 0
    [c, s] = deal(0, conj(g) / abs(g));
  else
    [c, s] = deal(abs(f) / d, f / abs(f) * conj(g) / d);
  end
  G = [c, s; -conj(s), c];
  both = [k, k + 1];
  e = diag(T(both, both));
  T(both, :) = G * T(both, :);
  T(:, both) = T(:, both) * G';
  U(:, both) = U(:, both) * G';
  T(k, k) = e(2);
  T(k + 1, k) = 0;
  T(k + 1, k + 1) = e(1);
end
