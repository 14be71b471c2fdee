function mustBeReal(x)
  if ~(isreal(x))
    error('MATLAB:validators:mustBeReal', 'Value must be real.');
  end
end
