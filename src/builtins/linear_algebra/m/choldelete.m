function R1 = choldelete(R, j)
  n = size(R, 1);
  if ~isnumeric(R) || size(R, 2) ~= n
    error('MATLAB:choldelete:notSquare', 'choldelete: expected a square factor');
  end
  if ~(isscalar(j) && j == fix(j) && j >= 1 && j <= n)
    error('MATLAB:choldelete:IndexOutOfRange', 'choldelete: the index must be from 1 to %d', n);
  end
  % Without the column the factor is triangular but for one diagonal, which a QR decomposition removes.
  R1 = positive_triangle(R(:, [1:j - 1, j + 1:n]));
end

function R1 = positive_triangle(H)
  [~, R1] = qr(H, 0);
  turn = sign(diag(R1));
  turn(turn == 0) = 1;
  R1 = conj(turn) .* R1;
end
