function [A, B, C, D] = statespace(b, a)
  % The controllable form of a transfer function.
  n = numel(a) - 1;
  b = [zeros(1, n + 1 - numel(b)), reshape(b, 1, [])] / a(1);
  a = reshape(a, 1, []) / a(1);
  A = [-a(2:end); eye(n - 1, n)];
  B = eye(n, 1);
  C = b(2:end) - b(1) * a(2:end);
  D = b(1);
end
