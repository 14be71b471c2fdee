function a = tansig(n)
  if ~isnumeric(n)
    error('nnet:tansig:numbers', 'tansig: expected numbers, found %s', class(n));
  end
  a = 2 ./ (1 + exp(-2 * n)) - 1;
end
