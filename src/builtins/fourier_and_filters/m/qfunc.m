function y = qfunc(x)
  if ~isnumeric(x) || ~isreal(x)
    error('comm:qfunc:InvalidArg', 'qfunc: expected real numbers');
  end
  y = erfc(x / sqrt(2)) / 2;
end
