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
  if ~issorted(edges)
    error('MATLAB:histc:InvalidEdges', 'histc: Edges vector must be monotonically non-decreasing.');
  end
  % That they ascend ('a') need not be asked.
  k = lookup(edges, x, 'a');
  at_end = x == edges(m);
  k(at_end) = m;
  k((k == m & ~at_end) | isnan(x)) = 0;
  sz = size(x);
  sz(end + 1:dim) = 1;
  count = sz(dim);
  order = [dim, 1:dim-1, dim+1:numel(sz)];
  flat = reshape(permute(k, order), count, prod(sz(order(2:end))));
  % What lies between no edges is counted before the first of its column.
  pages = columns(flat);
  place = uint32(flat) + uint32((0:pages - 1) * (m + 1)) + 1;
  n = reshape(accumarray_fold(place(:), 1, pages * (m + 1)), m + 1, pages);
  n = n(2:end, :);
  sz(dim) = m;
  n = ipermute(reshape(n, sz(order)), order);
end
