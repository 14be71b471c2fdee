function payment = payper(rate, n, pv, fv, due)
  if nargin < 4 || isempty(fv)
    fv = 0;
  end
  if nargin < 5 || isempty(due)
    due = 0;
  end
  [g, sum_of] = growth(rate, n);
  payment = (pv .* g + fv) ./ ((1 + rate .* due) .* sum_of);
end
