function y = betaln(a, b)
  if ! isfloat(a) || ! isfloat(b) || iscomplex(a) || iscomplex(b)
    error('betaln: A and B must be real floating point arrays');
  end
  if ! (isscalar(a) || isscalar(b) || isequal(size(a), size(b)))
    error('betaln: A and B must have consistent sizes');
  end
  y = gammaln(a) + gammaln(b) - gammaln(a + b);
  % The difference of the large logarithms loses digits; small whole arguments have an exact product of factorials.
  whole = a == fix(a) & b == fix(b) & a > 0 & b > 0 & a + b < 20;
  if any(whole(:))
    exact = log(beta(a, b));
    y(whole) = exact(whole);
  end
end
