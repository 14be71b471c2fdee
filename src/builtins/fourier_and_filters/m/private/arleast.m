function [a, e] = arleast(name, x, p, both)
  % The model that predicts a signal best in the sense of least squares, forward or in both directions.
  x = arsignal(name, x);
  [n, columns] = size(x);
  p = arorder(name, p, floor(n / 2 + n / 6 * both));
  a = zeros(columns, p + 1, class(x));
  e = zeros(columns, 1, class(x));
  at = (p + 1:n)' - (0:p);
  for c = 1:columns
    y = x(:, c);
    M = reshape(y(at), size(at));
    if both
      M = [M; conj(reshape(y(fliplr(at)), size(at)))];
    end
    row = [1; -M(:, 2:end) \ M(:, 1)];
    a(c, :) = row.';
    e(c) = real(M(:, 1)' * (M * row)) / size(M, 1);
  end
end
