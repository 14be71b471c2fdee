function pv = pvvar(cash, rate, dates)
  cash = cash_columns('pvvar', cash);
  if nargin < 3 || isempty(dates)
    years = (0:size(cash, 1) - 1).';
  else
    years = years_from('pvvar', dates, cash);
    years = years - years(1, :);
  end
  pv = sum(cash .* (1 + reshape(rate, 1, [])) .^ -years, 1);
end
