function mustBeText(x)
  if ~(ischar(x) && (isrow(x) || isempty(x)) || isstring(x) || iscellstr(x))
    error('MATLAB:validators:mustBeText', 'Value must be a character vector, string array, or cell array of character vectors.');
  end
end
