function mustBeNonzeroLengthText(x)
  if ~((ischar(x) && isrow(x) || isstring(x) && all(strlength(x(:)) > 0) || iscellstr(x) && ~any(cellfun('isempty', x(:)))) && ~isempty(x))
    error('MATLAB:validators:mustBeNonzeroLengthText', 'mustBeNonzeroLengthText: the value must be text of nonzero length; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
