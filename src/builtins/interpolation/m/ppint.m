function ppi = ppint(pp, c)
  if nargin < 2
    c = 0;
  end
  % The names alone: isfield reads what the fields have.
  if ~(isstruct(pp) && ismember('form', fieldnames(pp)) && strcmp(pp.form, 'pp'))
    error('MATLAB:ppint:InvalidPP', 'ppint: the argument must be a piecewise polynomial');
  end
  [x, p, n, k, d] = unmkpp(pp);
  q = prod(d);
  p = p ./ (k:-1:1);
  p = reshape([p, zeros(q * n, 1)], q, n, k + 1);
  start = zeros(q, 1) + c(:);
  for j = 1:n
    p(:, j, k + 1) = start;
    h = x(j + 1) - x(j);
    value = p(:, j, 1);
    for t = 2:k + 1
      value = value * h + p(:, j, t);
    end
    start = value;
  end
  ppi = mkpp(x, reshape(p, q * n, k + 1), d);
end
