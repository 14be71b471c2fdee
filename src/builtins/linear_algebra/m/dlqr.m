function [K, S, P] = dlqr(A, B, Q, R, N)
  narginchk(4, 5);
  if nargin < 5
    N = zeros(size(B));
  end
  positive_cost('dlqr', R);
  [S, P, K] = dare(A, B, Q, R, N);
end
