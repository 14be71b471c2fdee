function x = arsignal(name, x)
  % Signals as columns.
  if ~isnumeric(x) || ~ismatrix(x) || isempty(x)
    error(['signal:', name, ':invalidSignal'], '%s: expected a signal of numbers, found %s', name, class(x));
  end
  if isrow(x)
    x = x.';
  end
  if ~isfloat(x)
    x = double(x);
  end
end
