function jumps = ppjumps(pp)
  % The names alone: isfield reads what the fields have.
  if ~(isstruct(pp) && ismember('form', fieldnames(pp)) && strcmp(pp.form, 'pp'))
    error('MATLAB:ppjumps:InvalidPP', 'ppjumps: the argument must be a piecewise polynomial');
  end
  [x, p, n, k, d] = unmkpp(pp);
  q = prod(d);
  p = reshape(p, q, n, k);
  jumps = zeros(q, n - 1, class(p));
  for j = 1:n - 1
    h = x(j + 1) - x(j);
    left = p(:, j, 1);
    for t = 2:k
      left = left * h + p(:, j, t);
    end
    jumps(:, j) = p(:, j + 1, k) - left;
  end
end
