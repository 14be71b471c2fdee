function a = logsig(n)
  if ~isnumeric(n)
    error('nnet:logsig:numbers', 'logsig: expected numbers, found %s', class(n));
  end
  a = 1 ./ (1 + exp(-n));
end
