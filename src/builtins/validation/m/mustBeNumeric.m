function mustBeNumeric(x)
  if ~(isnumeric(x))
    error('MATLAB:validators:mustBeNumeric', 'mustBeNumeric: the value must be numeric; found %s', class(x));
  end
end
