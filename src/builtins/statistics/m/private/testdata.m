function x = testdata(name, x)
  if ~((isnumeric(x) || islogical(x)) && isreal(x))
    error(['stats:', name, ':BadData'], '%s: expected real numbers, found %s', name, class(x));
  end
  if ~isfloat(x)
    x = double(x);
  end
end
