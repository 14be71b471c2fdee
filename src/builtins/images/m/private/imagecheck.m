function imagecheck(name, x)
  if ~(isnumeric(x) || islogical(x))
    error(['images:', name, ':invalidType'], '%s: expected a numeric or logical image, found %s', name, class(x));
  end
end
