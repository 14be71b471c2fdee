function y = betaln(a, b)
  if ! isfloat(a) || ! isfloat(b) || iscomplex(a) || iscomplex(b)
    error('betaln: A and B must be real floating point arrays');
  end
  if ! (isscalar(a) || isscalar(b) || isequal(size(a), size(b)))
    error('betaln: A and B must have consistent sizes');
  end
  y = gammaln(a) + gammaln(b) - gammaln(a + b);
end
