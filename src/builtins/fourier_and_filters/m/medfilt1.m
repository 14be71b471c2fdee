function y = medfilt1(x, n)
  if nargin < 2
    n = 3;
  end
  % Beyond its ends the signal is zero.
  flat = isrow(x);
  if flat
    x = x.';
  end
  before = floor(n / 2);
  padded = [zeros(before, size(x, 2)); x; zeros(n - 1 - before, size(x, 2))];
  y = x;
  for k = 1:size(x, 2)
    column = padded(:, k);
    y(:, k) = median(column((0:size(x, 1) - 1).' + (1:n)), 2);
  end
  if flat
    y = y.';
  end
end
