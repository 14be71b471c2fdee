function [z, p, k] = ss2zp(A, B, C, D, input)
  % The first of the responses d, c*B, c*A*B, ... that is not 0 is the gain k. With the input -c*A^r*x / k the output stays 0
  % where c*x, ..., c*A^(r-1)*x are 0, and the zeros are the eigenvalues of what moves there (Isidori, Nonlinear control
  % systems, 1985: the zero dynamics).
  if nargin < 5
    input = 1;
    if size(B, 2) > 1
      error('signal:ss2zp:NeedInput', 'ss2zp: the number of the input is needed, as there are %d', size(B, 2));
    end
  end
  [B, D] = systeminput('ss2zp', A, B, C, D, input);
  n = size(A, 1);
  p = eig(A);
  if n == 0
    p = zeros(0, 1);
  end
  m = size(C, 1);
  found = cell(1, m);
  k = zeros(m, 1);
  for j = 1:m
    gain = D(j);
    seen = zeros(0, n);
    row = C(j, :);
    limit = norm(row) * norm(B);
    while gain == 0 && size(seen, 1) < n
      gain = row * B;
      if abs(gain) <= 100 * n * eps * limit
        gain = 0;
      end
      seen = [seen; row];
      row = row * A;
      limit = limit * max(norm(A), realmin);
    end
    k(j) = gain;
    r = size(seen, 1);
    found{j} = zeros(0, 1);
    if gain ~= 0 && r < n
      V = eye(n);
      if r > 0
        [Q, ~] = qr(seen');
        V = Q(:, r + 1:end);
      end
      found{j} = eig(V' * (A - B * row / gain) * V);
    end
  end
  most = max([0, cellfun(@numel, found)]);
  z = Inf(most, m);
  for j = 1:m
    z(1:numel(found{j}), j) = found{j};
  end
end
