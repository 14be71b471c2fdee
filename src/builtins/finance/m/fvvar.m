function fv = fvvar(cash, rate, dates)
  cash = cash_columns('fvvar', cash);
  if nargin < 3 || isempty(dates)
    years = (0:size(cash, 1) - 1).';
  else
    years = years_from('fvvar', dates, cash);
  end
  fv = sum(cash .* (1 + reshape(rate, 1, [])) .^ (years(end, :) - years), 1);
end
