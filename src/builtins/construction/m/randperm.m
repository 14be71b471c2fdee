function p = randperm(n, k)
  if nargin < 2
    k = n;
  end
  if ! isscalar(n) || ! isscalar(k) || n != fix(n) || k != fix(k) || n < 0 || k < 0
    error('randperm: arguments must be nonnegative integers');
  end
  if k > n
    error('randperm: K must not exceed N');
  end
  [~, p] = sort(rand(1, n));
  p = p(1:k);
end
