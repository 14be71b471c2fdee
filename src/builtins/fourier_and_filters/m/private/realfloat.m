function x = realfloat(name, x)
  % Real numbers as floating-point ones.
  if ~(isnumeric(x) || islogical(x)) || ~isreal(x)
    error(['signal:', name, ':inputType'], '%s: expected an array of real numbers, found %s', name, class(x));
  end
  if ~isfloat(x)
    x = double(x);
  end
end
