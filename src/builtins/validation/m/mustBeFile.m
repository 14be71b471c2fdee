function mustBeFile(x)
  if ~((ischar(x) || isstring(x)) && isfile(x))
    error('MATLAB:validators:mustBeFile', 'mustBeFile: the value must be an existing file; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
