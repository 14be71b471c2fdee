function mustBeText(x)
  if ~(ischar(x) && (isrow(x) || isempty(x)) || isstring(x) || iscellstr(x))
    error('MATLAB:validators:mustBeText', 'mustBeText: the value must be text: a char row, a string array or a cell array of texts; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
