function M = magic(n)
  % Odd orders by the Siamese method, doubly even ones by complements, singly even ones by Strachey's method of four odd
  % squares: Rouse Ball and Coxeter, Mathematical Recreations and Essays, chapter 7.
  n = fix(double(n(1)));
  if n < 0
    error('MATLAB:magic:negative', 'magic: the size must not be negative');
  elseif n == 0
    M = [];
  elseif n == 2
    % No square is magic here.
    M = [1, 3; 4, 2];
  elseif mod(n, 2) == 1
    M = siamese(n);
  elseif mod(n, 4) == 0
    M = reshape(1:n ^ 2, n, n).';
    outer = mod(1:n, 4) < 2;
    flipped = outer.' == outer;
    M(flipped) = n ^ 2 + 1 - M(flipped);
  else
    half = n / 2;
    M = kron([0, 2; 3, 1] * half ^ 2, ones(half)) + repmat(siamese(half), 2, 2);
    k = (half - 1) / 2;
    swapped = false(half, n);
    swapped(:, [1:k, n + 2 - k:n]) = true;
    swapped(k + 1, [1, k + 1]) = [false, true];
    [upper, lower] = deal(M(1:half, :), M(half + 1:n, :));
    M = [upper .* ~swapped + lower .* swapped; lower .* ~swapped + upper .* swapped];
  end
end

function M = siamese(n)
  i = (1:n).';
  j = 1:n;
  M = 1 + mod(i + 2 * j - 2, n) + n * mod(i + j - (n + 3) / 2, n);
end
