function checkbits(name, n, v)
  if ~(isnumeric(n) && isscalar(n) && n >= 2 && n <= 32 && n == fix(n))
    error(['signal:', name, ':invalidBits'], '%s: the number of bits must be an integer from 2 up to 32', name);
  end
  if ~(isnumeric(v) && isscalar(v) && v > 0)
    error(['signal:', name, ':invalidPeak'], '%s: the peak must be a positive number', name);
  end
end
