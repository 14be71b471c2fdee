function r = decibels(name, what, r)
  % A ripple or an attenuation, which is positive.
  if ~(isnumeric(r) && isscalar(r) && isreal(r) && isfinite(r) && r > 0)
    error(['signal:', name, ':invalidDecibels'], '%s: %s must be a positive number of decibels', name, what);
  end
  r = double(r);
end
