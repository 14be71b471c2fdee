function [rate, rates] = irr(cash)
  % A rate makes the payments worth nothing together: 1 over a root of their polynomial, less 1.
  cash = cash_columns('irr', cash);
  count = size(cash, 2);
  rate = NaN(1, count);
  rates = NaN(max(size(cash, 1) - 1, 0), count);
  for k = 1:count
    x = roots(flipud(cash(:, k)));
    x = x(x ~= 0);
    found = 1 ./ x - 1;
    rates(1:numel(found), k) = found;
    fine = found(abs(imag(found)) <= 1e-9 * max(abs(found), 1) & real(found) > -1);
    fine = real(fine);
    if any(fine > 0)
      rate(k) = min(fine(fine > 0));
    elseif ~isempty(fine)
      rate(k) = max(fine);
    end
  end
end
