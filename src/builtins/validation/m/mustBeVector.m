function mustBeVector(x)
  if ~(isvector(x))
    error('MATLAB:validators:mustBeVector', 'Value must be a vector.');
  end
end
