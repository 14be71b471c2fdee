function a = radbas(n)
  if ~isnumeric(n)
    error('nnet:radbas:numbers', 'radbas: expected numbers, found %s', class(n));
  end
  a = exp(-n .^ 2);
end
