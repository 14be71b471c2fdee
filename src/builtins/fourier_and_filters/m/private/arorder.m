function p = arorder(name, p, most)
  % The order of a model.
  if ~isnumeric(p) || ~isscalar(p) || ~isreal(p) || p < 0 || p ~= fix(p) || p > most
    if isinf(most)
      error(['signal:', name, ':invalidOrder'], '%s: the order must be an integer that is not negative', name);
    end
    error(['signal:', name, ':invalidOrder'], '%s: the order must be an integer from 0 up to %d', name, most);
  end
  p = double(p);
end
