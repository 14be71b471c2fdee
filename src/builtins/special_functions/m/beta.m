function y = beta(a, b)
  if ! isfloat(a) || ! isfloat(b) || iscomplex(a) || iscomplex(b)
    error('beta: A and B must be real floating point arrays');
  end
  if ! (isscalar(a) || isscalar(b) || isequal(size(a), size(b)))
    error('beta: A and B must have consistent sizes');
  end
  y = exp(gammaln(a) + gammaln(b) - gammaln(a + b));
  negative = a < 0 | b < 0;
  if any(negative(:))
    % The logarithms are those of absolute values.
    y = y .* sign(gamma(a)) .* sign(gamma(b)) .* sign(gamma(a + b));
  end
  % Small whole arguments have an exact product of factorials.
  whole = a == fix(a) & b == fix(b) & a > 0 & b > 0 & a + b < 150;
  if any(whole(:))
    exact = gamma(a) .* gamma(b) ./ gamma(a + b);
    y(whole) = exact(whole);
  end
end
