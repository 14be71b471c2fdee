function mustBeFloat(x)
  if ~(isfloat(x))
    error('MATLAB:validators:mustBeFloat', 'Value must be a floating-point array.');
  end
end
