function ppd = ppder(pp, m)
  % The names alone: isfield reads what the fields have.
  if ~(isstruct(pp) && ismember('form', fieldnames(pp)) && strcmp(pp.form, 'pp'))
    error('MATLAB:ppder:InvalidPP', 'ppder: the argument must be a piecewise polynomial');
  end
  if nargin < 2
    m = 1;
  end
  [x, p, n, k, d] = unmkpp(pp);
  if k - m <= 0
    ppd = mkpp(x, zeros(prod(d) * n, 1, class(p)), d);
    return;
  end
  powers = k - 1:-1:m;
  factors = ones(1, numel(powers));
  for j = 0:m - 1
    factors = factors .* (powers - j);
  end
  ppd = mkpp(x, p(:, 1:k - m) .* factors, d);
end
