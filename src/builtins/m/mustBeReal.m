function mustBeReal(x)
  if nargin < 1
    error('MATLAB:minrhs', 'mustBeReal: expected a value');
  end
  if ~(isreal(x))
    error('MATLAB:validators:mustBeReal', 'mustBeReal: the value must be real; found %s', class(x));
  end
end
