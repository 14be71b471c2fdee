function mustBeNumericOrLogical(x)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:validators:mustBeNumericOrLogical', 'mustBeNumericOrLogical: the value must be numeric or logical; found %s', class(x));
  end
end
