function [num, den] = padecoef(T, N)
  if nargin < 2
    N = 1;
  end
  if ~(isnumeric(T) && isscalar(T) && isreal(T) && T >= 0)
    error('MATLAB:padecoef:InvalidDelay', 'padecoef: T must be a non-negative scalar');
  end
  if ~(isnumeric(N) && isscalar(N) && isreal(N) && N >= 0 && N == fix(N))
    error('MATLAB:padecoef:InvalidOrder', 'padecoef: N must be a non-negative scalar integer');
  end
  name = class(T);
  T = double(T);
  N = double(N);
  % (2N - k)! / (k! (N - k)!), each from the one before, over the last.
  c = ones(1, N + 1);
  for k = N - 1:-1:0
    c(k + 1) = c(k + 2) * (2 * N - k) * (k + 1) / (N - k);
  end
  k = N:-1:0;
  den = c(k + 1) .* T.^k;
  num = den .* (-1).^k;
  if T == 0
    num = 1;
    den = 1;
  end
  if strcmp(name, 'single')
    [num, den] = deal(single(num), single(den));
  end
end
