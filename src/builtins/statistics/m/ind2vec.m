function vec = ind2vec(ind, n)
  if nargin < 2
    n = max([ind(:); 0]);
  end
  vec = sparse(ind(:), (1:numel(ind))', 1, n, numel(ind));
end
