function mustBeTextScalar(x)
  if ~(ischar(x) && (isrow(x) || isempty(x)) || isstring(x) && isscalar(x))
    error('MATLAB:validators:mustBeTextScalar', 'mustBeTextScalar: the value must be one text: a char row or a string scalar; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
