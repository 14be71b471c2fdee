function pv = pvfix(rate, n, payment, extra, due)
  if nargin < 4 || isempty(extra)
    extra = 0;
  end
  if nargin < 5 || isempty(due)
    due = 0;
  end
  [g, sum_of] = growth(rate, n);
  pv = (payment .* (1 + rate .* due) .* sum_of + extra) ./ g;
end
