function [Q1, R1] = qrshift(Q, R, i, j)
  if size(Q, 2) ~= size(R, 1)
    error('MATLAB:qrshift:SizeMismatch', 'qrshift: the dimensions of Q and R do not fit');
  end
  n = size(R, 2);
  if ~all([i, j] >= 1 & [i, j] <= n & [i, j] == fix([i, j]))
    error('MATLAB:qrshift:IndexOutOfRange', 'qrshift: the indices must be from 1 to %d', n);
  end
  p = 1:n;
  if i < j
    p(i:j) = [i + 1:j, i];
  else
    p(j:i) = [i, j:i - 1];
  end
  A = Q * R;
  [Q1, R1] = qrsize(A(:, p), size(Q, 1) == size(Q, 2));
end
