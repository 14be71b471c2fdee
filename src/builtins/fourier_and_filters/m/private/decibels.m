function r = decibels(name, what, r)
  % A ripple or an attenuation, which is positive; where an order is asked for, a gain says the same with the other sign.
  if endsWith(name, 'ord') && isnumeric(r)
    r = abs(r);
  end
  if ~(isnumeric(r) && isscalar(r) && isreal(r) && isfinite(r) && r > 0)
    error(['signal:', name, ':invalidDecibels'], '%s: %s must be a positive number of decibels', name, what);
  end
  r = double(r);
end
