function [aa, bb, q, z] = qzhess(a, b)
  % aa = q * a * z of Hessenberg form, bb = q * b * z triangular: Golub and Van Loan, Matrix Computations, algorithm 7.7.1.
  n = size(a, 1);
  if ~isequal(size(a), size(b), [n, n])
    error('MATLAB:qzhess:notSquare', 'qzhess: A and B must be square matrices of one size');
  end
  [Q, bb] = qr(b);
  % Both matrices side by side take every rotation of rows, with what becomes of q; those of columns likewise.
  both = [Q' * a, bb, Q'];
  z = eye(n, class(both));
  for column = 1:n - 2
    for row = n:-1:column + 2
      pair = [row - 1, row];
      both(pair, :) = annihilator(both(pair, column)) * both(pair, :);
      both(row, column) = 0;
      % What this has put below the diagonal of b goes by a rotation of two columns.
      turn = annihilator(both(row, n + [row, row - 1])');
      turn = turn([2, 1], [2, 1])';
      both(:, pair) = both(:, pair) * turn;
      both(:, n + pair) = both(:, n + pair) * turn;
      z(:, pair) = z(:, pair) * turn;
      both(row, n + row - 1) = 0;
    end
  end
  aa = both(:, 1:n);
  bb = triu(both(:, n + 1:2 * n));
  q = both(:, 2 * n + 1:end);
end

% The rotation that takes a pair to [its length; 0].
function G = annihilator(v)
  r = norm(v);
  if r == 0
    G = eye(2);
  else
    G = [v'; -v(2), v(1)] / r;
  end
end
