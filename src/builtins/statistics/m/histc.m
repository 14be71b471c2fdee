function [n, k] = histc(x, edges, dim)
  if isempty(edges)
    error('histc: EDGES must not be empty');
  end
  if ! isreal(x)
    error('histc: X argument must be real-valued, not complex');
  end
  if nargin < 3
    dim = find(size(x) != 1, 1);
    if isempty(dim)
      dim = 1;
    end
  end
  edges = edges(:);
  m = numel(edges);
  k = lookup(edges, x);
  k(x == edges(m)) = m;
  k(k == m & x != edges(m)) = 0;
  k(isnan(x)) = 0;
  sz = size(x);
  sz(end + 1:dim) = 1;
  count = sz(dim);
  order = [dim, 1:dim-1, dim+1:numel(sz)];
  flat = reshape(permute(k, order), count, prod(sz(order(2:end))));
  n = zeros(m, columns(flat));
  for c = 1:columns(flat)
    at = flat(flat(:, c) > 0, c);
    if ! isempty(at)
      n(:, c) = accumarray_fold(at, 1, m);
    end
  end
  sz(dim) = m;
  n = ipermute(reshape(n, sz(order)), order);
end
