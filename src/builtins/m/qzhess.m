function [aa, bb, q, z] = qzhess(a, b)
  if nargin < 2
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  n = size(a, 1);
  if ~isequal(size(a), size(b)) || size(a, 2) ~= n
    error('MATLAB:qzhess:notSquare', 'qzhess: A and B must be square matrices of one size');
  end
  [q, bb] = qr(b);
  aa = q' * a;
  q = q';
  z = eye(n);
  % Rotations of rows make zeros in a, rotations of columns mend the triangle of b.
  for j = 1:n - 2
    for i = n:-1:j + 2
      rot = rotation(aa(i - 1:i, j));
      aa(i - 1:i, :) = rot * aa(i - 1:i, :);
      bb(i - 1:i, :) = rot * bb(i - 1:i, :);
      q(i - 1:i, :) = rot * q(i - 1:i, :);
      rot = rotation(bb(i, [i, i - 1])');
      turn = [rot(1, 1), rot(1, 2); rot(2, 1), rot(2, 2)];
      columns = [i, i - 1];
      aa(:, columns) = aa(:, columns) * turn';
      bb(:, columns) = bb(:, columns) * turn';
      z(:, columns) = z(:, columns) * turn';
      aa(i, j) = 0;
      bb(i, i - 1) = 0;
    end
  end
  bb = triu(bb);
end

% The rotation that takes a pair to (r, 0).
function G = rotation(v)
  r = norm(v);
  if r == 0
    G = eye(2);
  else
    G = [v(1)', v(2)'; -v(2), v(1)] / r;
  end
end
