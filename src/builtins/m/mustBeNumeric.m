function mustBeNumeric(x)
  if nargin < 1
    error('MATLAB:minrhs', 'mustBeNumeric: expected a value');
  end
  if ~(isnumeric(x))
    error('MATLAB:validators:mustBeNumeric', 'mustBeNumeric: the value must be numeric; found %s', class(x));
  end
end
