function a = purelin(n)
  if ~isnumeric(n)
    error('nnet:purelin:numbers', 'purelin: expected numbers, found %s', class(n));
  end
  a = n;
end
