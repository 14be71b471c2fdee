function [principal, interest, balance, payment] = amortize(rate, n, pv, fv, due)
  if nargin < 4 || isempty(fv)
    fv = 0;
  end
  if nargin < 5 || isempty(due)
    due = 0;
  end
  if ~(isscalar(rate) && isscalar(n) && n >= 1 && n == fix(n))
    error('finance:amortize:InvalidPeriods', 'amortize: expected one rate and a whole number of periods');
  end
  payment = payper(rate, n, pv, fv, due);
  [principal, interest, balance] = deal(zeros(1, n, 'like', payment));
  left = pv;
  for k = 1:n
    interest(k) = rate * left * ~(due && k == 1);
    if due && k > 1
      interest(k) = rate * left;
    end
    principal(k) = payment - interest(k);
    left = left - principal(k);
    balance(k) = left;
  end
end
