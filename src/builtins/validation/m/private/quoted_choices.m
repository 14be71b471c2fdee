% Names between quotation marks: 'a', 'b' or 'c'.
function text = quoted_choices(names)
  names = strcat('''', reshape(names, 1, []), '''');
  text = strjoin(names, ', ');
  if numel(names) > 1
    text = [strjoin(names(1:end - 1), ', '), ' or ', names{end}];
  end
end
