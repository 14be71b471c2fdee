function y = factorial(n)
  if ~isreal(n) || ~all(n(:) >= 0 & n(:) == fix(n(:)))
    error('MATLAB:factorial:NNegativeInt', 'N must be an array of real non-negative integers.');
  end
  y = round(gamma(1 + double(n)));
  if isinteger(n) || isa(n, 'single')
    y = cast(y, 'like', n);
  end
end
