function y = nthroot(x, n)
  if iscomplex(x) || any(iscomplex(n))
    error('nthroot: X and N must be real');
  end
  if ! isscalar(n) || n == 0 || (n != fix(n) && isfinite(n)) || ! isnumeric(n)
    error('nthroot: N must be a real nonzero scalar');
  end
  if n == 3
    y = cbrt(x);
    return;
  elseif n == -3
    y = 1 ./ cbrt(x);
    return;
  end
  if isinf(n)
    y = ones(size(x), class(x));
    y(x == 0) = 0 ^ (1 / n);
    return;
  end
  odd = n == fix(n) && mod(n, 2) == 1;
  if any(x(:) < 0) && ! odd
    error('nthroot: N must be an odd integer if X contains negative values');
  end
  y = sign(x) .* abs(x) .^ (1 / n);
  if odd || true
    % One step of Newton's method takes the rounding of 1/n away.
    good = isfinite(y) & y != 0 & isfinite(x);
    fixed = y - (y .^ n - x) ./ (n * y .^ (n - 1));
    good = good & isfinite(fixed);
    y(good) = fixed(good);
  end
  y(x == 0 & n > 0) = 0;
  if n < 0
    y(x == 0) = Inf;
  end
end
