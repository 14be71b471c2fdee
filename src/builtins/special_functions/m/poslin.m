function a = poslin(n)
  if ~isnumeric(n)
    error('nnet:poslin:numbers', 'poslin: expected numbers, found %s', class(n));
  end
  a = max(n, 0);
end
