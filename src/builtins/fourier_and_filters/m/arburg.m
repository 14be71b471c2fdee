function [a, e, k] = arburg(x, p)
  % J. P. Burg, Maximum entropy spectral analysis, 1967.
  x = arsignal('arburg', x);
  p = arorder('arburg', p, size(x, 1) - 1);
  [n, columns] = size(x);
  a = zeros(columns, p + 1, class(x));
  e = zeros(columns, 1, class(x));
  k = zeros(p, columns, class(x));
  for c = 1:columns
    forward = x(2:n, c);
    backward = x(1:n - 1, c);
    row = 1;
    e(c) = real(x(:, c)' * x(:, c)) / n;
    for m = 1:p
      step = -2 * (backward' * forward) / (forward' * forward + backward' * backward);
      k(m, c) = step;
      row = [row, 0] + step * conj([0, fliplr(row)]);
      e(c) = e(c) * (1 - abs(step) ^ 2);
      before = forward;
      forward = forward(2:end) + step * backward(2:end);
      backward = backward(1:end - 1) + conj(step) * before(1:end - 1);
    end
    a(c, :) = row;
  end
end
