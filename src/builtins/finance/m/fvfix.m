function fv = fvfix(rate, n, payment, pv, due)
  if nargin < 4 || isempty(pv)
    pv = 0;
  end
  if nargin < 5 || isempty(due)
    due = 0;
  end
  [g, sum_of] = growth(rate, n);
  fv = payment .* (1 + rate .* due) .* sum_of + pv .* g;
end
