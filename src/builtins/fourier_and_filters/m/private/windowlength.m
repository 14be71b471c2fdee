function n = windowlength(name, n)
  % The length of a window as a whole number of doubles.
  if ~((isnumeric(n) || islogical(n)) && isscalar(n) && isreal(n) && isfinite(n) && n >= 0)
    error(['signal:', name, ':invalidLength'], '%s: the length must be a positive integer', name);
  end
  if n ~= fix(n)
    warning('signal:check_order:InvalidOrderRounding', 'Rounding order to nearest integer.');
  end
  n = round(double(n));
end
