function D = delsq(G)
  % Four less the neighbours above, below, left and right.
  if ~isnumeric(G) || ndims(G) > 2
    error('MATLAB:delsq:grid', 'delsq: expected a grid that numgrid gave');
  end
  p = find(G);
  n = numel(p);
  i = G(p);
  j = G(p);
  s = 4 * ones(n, 1);
  m = size(G, 1);
  for step = [-1, m, 1, -m]
    q = p + step;
    ok = q >= 1 & q <= numel(G);
    other = zeros(n, 1);
    other(ok) = G(q(ok));
    there = other > 0;
    i = [i; G(p(there))];
    j = [j; other(there)];
    s = [s; -ones(nnz(there), 1)];
  end
  D = sparse(i, j, s, n, n);
end
