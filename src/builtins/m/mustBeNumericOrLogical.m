function mustBeNumericOrLogical(x)
  if nargin < 1
    error('MATLAB:minrhs', 'mustBeNumericOrLogical: expected a value');
  end
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:validators:mustBeNumericOrLogical', 'mustBeNumericOrLogical: the value must be numeric or logical; found %s', class(x));
  end
end
