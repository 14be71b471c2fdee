function mustBeFolder(x)
  if ~((ischar(x) || isstring(x)) && isfolder(x))
    error('MATLAB:validators:mustBeFolder', 'mustBeFolder: the value must be an existing folder; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
