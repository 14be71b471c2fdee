function mustBeNonzeroLengthText(x)
  if ~((ischar(x) && isrow(x) || isstring(x) && all(strlength(x(:)) > 0) || iscellstr(x) && ~any(cellfun('isempty', x(:)))) && ~isempty(x))
    error('MATLAB:validators:mustBeNonzeroLengthText', 'Value must be text with one or more characters.');
  end
end
