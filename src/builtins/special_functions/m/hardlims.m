function a = hardlims(n)
  if ~isnumeric(n)
    error('nnet:hardlims:numbers', 'hardlims: expected numbers, found %s', class(n));
  end
  a = 2 * (n >= 0) - 1;
end
