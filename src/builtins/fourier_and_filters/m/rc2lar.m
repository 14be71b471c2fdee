function g = rc2lar(k)
  if ~isnumeric(k) || ~isreal(k) || any(abs(k(:)) >= 1)
    error('signal:rc2lar:InvalidRange', 'rc2lar: expected real reflection coefficients between -1 and 1');
  end
  g = 2 * atanh(k(:));
end
