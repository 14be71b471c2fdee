function D = ff2n(n)
  if ~(isnumeric(n) && isscalar(n) && n >= 1 && n == fix(n))
    error('stats:ff2n:factors', 'ff2n: expected a whole number of factors from 1');
  end
  D = mod(floor((0:2 ^ n - 1)' ./ 2 .^ (n - 1:-1:0)), 2);
end
