function [Ad, Bd] = c2d(A, B, Ts)
  if nargin ~= 3 || ~isnumeric(A) || ~isnumeric(B)
    error('Control:transformation:c2d', 'c2d: expected a system and a sample time, or two matrices and a sample time');
  end
  n = size(A, 1);
  m = size(B, 2);
  if size(A, 2) ~= n || size(B, 1) ~= n
    error('Control:transformation:c2d', 'c2d: expected a square matrix and one with as many rows');
  end
  E = expm([A, B; zeros(m, n + m)] * Ts);
  [Ad, Bd] = deal(E(1:n, 1:n), E(1:n, n + 1:end));
end
