function x = arma_rnd(a, b, v, t, n)
  if nargin < 4
    error('MATLAB:minrhs', 'arma_rnd: expected coefficients, a variance and a length');
  end
  if nargin < 5
    n = 100;
  elseif ~isscalar(n)
    error('MATLAB:arma_rnd:notScalar', 'arma_rnd: the number of discarded samples must be a scalar');
  end
  if (min(size(a)) > 1) || (min(size(b)) > 1)
    error('MATLAB:arma_rnd:notVector', 'arma_rnd: the coefficients must be vectors');
  end
  noise = sqrt(v) * randn(t + n, 1);
  x = filter([1; b(:)], [1; -a(:)], noise);
  x = x(n + 1:end);
end
