function x = arma_rnd(a, b, v, t, n)
  % x(k) = sum(a .* x(k-1, k-2, ...)) + e(k) + sum(b .* e(k-1, ...)): Box and Jenkins, Time Series Analysis, chapter 3.
  % The first n samples, which begin from zeros, are thrown away.
  if nargin < 5
    n = 100;
  end
  if ~isscalar(n)
    error('MATLAB:arma_rnd:notScalar', 'arma_rnd: the number of discarded samples must be a scalar');
  end
  if ~(isvector(a) || isempty(a)) || ~(isvector(b) || isempty(b))
    error('MATLAB:arma_rnd:notVector', 'arma_rnd: the coefficients must be vectors');
  end
  x = filter([1, reshape(b, 1, [])], [1, -reshape(a, 1, [])], sqrt(v) * randn(n + t, 1));
  x(1:n) = [];
end
