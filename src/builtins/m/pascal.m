function P = pascal(n, t)
  if nargin < 1
    error('MATLAB:minrhs', 'pascal: expected a size');
  end
  if nargin < 2
    t = 0;
  end
  if ~isscalar(n) || ~isscalar(t)
    error('MATLAB:pascal:notScalar', 'pascal: the arguments must be scalars');
  end
  if ~any(t == [-1, 0, 1, 2])
    error('MATLAB:pascal:badKind', 'pascal: the kind must be -1, 0, 1 or 2');
  end
  n = max(n, 0);
  P = zeros(n);
  if n > 0
    P(:, 1) = 1;
  end
  if t == -1
    for j = 2:n
      P(j:n, j) = cumsum([0; P(j:n - 1, j - 1)]) + [P(j - 1, j - 1); zeros(n - j, 1)];
      P(j, j) = 1;
      for i = j + 1:n
        P(i, j) = P(i - 1, j) + P(i - 1, j - 1);
      end
    end
    return;
  end
  for j = 2:n
    P(j, j) = 1;
    for i = j + 1:n
      P(i, j) = P(i - 1, j) + P(i - 1, j - 1);
    end
  end
  signs = ones(n, 1);
  signs(2:2:end) = -1;
  L = P .* signs.';
  if t == 0
    P = P * P.';
  elseif t == 1
    P = L;
  else
    P = rot90(L, 3);
    if mod(n, 2) == 0
      P = -P;
    end
  end
end
