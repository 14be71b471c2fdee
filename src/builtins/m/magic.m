function M = magic(n)
  if nargin ~= 1
    error('MATLAB:minrhs', 'magic: expected a size');
  end
  n = fix(double(n(1)));
  if n < 0
    error('MATLAB:magic:negative', 'magic: the size must not be negative');
  elseif n < 1
    M = [];
  elseif n == 1
    M = 1;
  elseif n == 2
    M = [4, 3; 1, 2];
  elseif mod(n, 2) == 1
    M = odd_square(n);
  elseif mod(n, 4) == 0
    M = reshape(1:n * n, n, n).';
    [J, I] = meshgrid(1:n, 1:n);
    keep = fix(mod(I, 4) / 2) == fix(mod(J, 4) / 2);
    M(keep) = n * n + 1 - M(keep);
  else
    h = n / 2;
    A = odd_square(h);
    M = [A, A + 2 * h * h; A + 3 * h * h, A + h * h];
    k = (h - 1) / 2;
    if k > 1
      cols = [1:k, n - k + 2:n];
    else
      cols = 1:k;
    end
    M(:, cols) = M([h + 1:n, 1:h], cols);
    r = k + 1;
    M([r, r + h], [1, r]) = M([r + h, r], [1, r]);
  end
end

function M = odd_square(n)
  [J, I] = meshgrid(1:n, 1:n);
  A = mod(I + J - (n + 3) / 2, n);
  B = mod(I + 2 * J - 2, n);
  M = n * A + B + 1;
end
