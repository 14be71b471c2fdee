function s = rc2is(k)
  if ~isnumeric(k) || ~isreal(k) || any(abs(k(:)) > 1)
    error('signal:rc2is:InvalidRange', 'rc2is: expected real reflection coefficients between -1 and 1');
  end
  s = 2 / pi * asin(k(:));
end
