function a = hardlim(n)
  if ~isnumeric(n)
    error('nnet:hardlim:numbers', 'hardlim: expected numbers, found %s', class(n));
  end
  a = double(n >= 0);
end
