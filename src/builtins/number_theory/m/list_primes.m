function p = list_primes(n)
  if nargin < 1
    n = 25;
  end
  if ~isscalar(n) || ~isreal(n)
    error('MATLAB:list_primes:notScalar', 'list_primes: expected a real scalar as the count');
  end
  if n < 1
    p = [];
    return;
  end
  limit = max(12, ceil(n * (log(n) + log(max(log(n), 1)) + 1)));
  p = primes(limit);
  p = p(1:n);
end
