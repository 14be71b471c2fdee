function mustBeVector(x)
  if ~(isvector(x))
    error('MATLAB:validators:mustBeVector', 'mustBeVector: the value must be a vector; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
