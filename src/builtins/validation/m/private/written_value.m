% A value as messages have it.
function text = written_value(x)
  if isnumeric(x) || islogical(x)
    if isscalar(x)
      text = num2str(x);
    else
      text = mat2str(x);
    end
  else
    text = strjoin(reshape(cellstr(string(x)), 1, []), ', ');
  end
end
