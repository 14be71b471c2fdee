function [K, S, P] = lqr(A, B, Q, R, N)
  narginchk(4, 5);
  if nargin < 5
    N = zeros(size(B));
  end
  positive_cost('lqr', R);
  [S, P, K] = care(A, B, Q, R, N);
end
