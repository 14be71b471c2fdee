function mustBeReal(x)
  if ~(isreal(x))
    error('MATLAB:validators:mustBeReal', 'mustBeReal: the value must be real; found %s', class(x));
  end
end
