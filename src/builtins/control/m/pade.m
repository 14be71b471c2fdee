function [num, den] = pade(T, n)
  if nargin < 2
    n = 1;
  end
  if ~(isnumeric(T) && isscalar(T) && isreal(T) && T >= 0) || ~(isnumeric(n) && isscalar(n) && n == fix(n) && n >= 0)
    error('Control:transformation:pade', 'pade: expected a time that is not negative and a whole number');
  end
  if n == 0 || T == 0
    [num, den] = deal(1);
    return;
  end
  [num, den] = padecoef(T, n);
  num = num / den(1);
  den = den / den(1);
end
