function W = wilkinson(n)
  if ~(isscalar(n) && n >= 0 && n == fix(n))
    error('MATLAB:wilkinson:badSize', 'wilkinson: the size must be a nonnegative integer');
  end
  side = ones(n - 1, 1);
  centre = abs(-(n - 1) / 2:(n - 1) / 2);
  W = diag(side, -1) + diag(centre) + diag(side, 1);
end
