function d = pdist(X, varargin)
  D = pdist2(X, X, varargin{:});
  n = size(X, 1);
  d = reshape(D(tril(true(n), -1)), 1, []);
end
