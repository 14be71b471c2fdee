function r = rc2ac(k, r0)
  if ~isnumeric(k)
    error('signal:rc2ac:invalidReflection', 'rc2ac: expected a vector of reflection coefficients, found %s', class(k));
  end
  [a, e] = rc2poly(k, r0);
  r = rlevinson(a, e);
end
