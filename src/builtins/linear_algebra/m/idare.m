function [X, K, L] = idare(A, B, Q, varargin)
  narginchk(3, 6);
  [X, L, K] = dare(A, B, Q, varargin{:});
end
