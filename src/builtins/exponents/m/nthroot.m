function y = nthroot(x, n)
  if ! (isnumeric(x) || islogical(x)) || ! isnumeric(n) || iscomplex(x) || iscomplex(n)
    error('MATLAB:nthroot:ComplexInput', 'nthroot: X and N must be real');
  end
  if ! isscalar(x) && ! isscalar(n) && ! isequal(size(x), size(n))
    error('MATLAB:nthroot:InputSizeMismatch', 'nthroot: N must be a scalar, or of the size of X');
  end
  if ! isfloat(x)
    x = double(x);
  end
  if ! isfloat(n)
    n = double(n);
  end
  odd = n == fix(n) & mod(n, 2) == 1;
  % Odd roots look at no element.
  if ! all(odd(:)) && ! all(reshape(odd | ! (x < 0), [], 1))
    error('MATLAB:nthroot:NegXNotOddIntegerN', 'nthroot: N must be an odd integer if X contains negative values');
  end
  if isscalar(n) && n == 3
    y = cast(cbrt(x), class(x([]) + n([])));
    return;
  elseif isscalar(n) && n == -3
    y = cast(1 ./ cbrt(x), class(x([]) + n([])));
    return;
  end
  y = sign(x) .* abs(x) .^ (1 ./ n);
  % One step of Newton's method takes the rounding of 1/n away.
  fixed = y - (y .^ n - x) ./ (n .* y .^ (n - 1));
  good = isfinite(y) & y != 0 & isfinite(x) & isfinite(fixed);
  y(good) = fixed(good);
  y(x == 0 & n > 0) = 0;
  y(x == 0 & n < 0) = Inf;
  y(x == 0 & isinf(n)) = 1;
end
