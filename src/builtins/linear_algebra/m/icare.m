function [X, K, L] = icare(A, B, Q, varargin)
  narginchk(3, 6);
  [X, L, K] = care(A, B, Q, varargin{:});
end
