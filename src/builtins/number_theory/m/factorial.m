function y = factorial(n)
  if ~isreal(n) || ~all(n(:) >= 0 & n(:) == fix(n(:)))
    error('MATLAB:factorial:NNegativeInt', 'factorial: N must be real non-negative integers');
  end
  y = round(gamma(1 + double(n)));
  if isinteger(n) || isa(n, 'single')
    y = cast(y, 'like', n);
  end
end
