function R1 = cholshift(R, i, j)
  n = size(R, 1);
  if ~isnumeric(R) || size(R, 2) ~= n
    error('MATLAB:cholshift:notSquare', 'cholshift: expected a square factor');
  end
  if ~all([i, j] >= 1 & [i, j] <= n & [i, j] == fix([i, j]))
    error('MATLAB:cholshift:IndexOutOfRange', 'cholshift: the indices must be from 1 to %d', n);
  end
  p = 1:n;
  if i < j
    p(i:j) = [i + 1:j, i];
  else
    p(j:i) = [i, j:i - 1];
  end
  [~, R1] = qr(R(:, p));
  turn = sign(diag(R1));
  turn(turn == 0) = 1;
  R1 = conj(turn) .* R1;
end
