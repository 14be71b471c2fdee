function y = factorial(n)
  if ! isreal(n) || any(n(:) < 0 | n(:) != fix(n(:)))
    error('factorial: all N must be real non-negative integers');
  end
  y = round(gamma(double(n) + 1));
  if ! isa(n, 'double') && isnumeric(n)
    y = cast(y, class(n));
  end
end
