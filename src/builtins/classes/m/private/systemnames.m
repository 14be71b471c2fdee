function names = systemnames(names)
  % The names of inputs, outputs or states: a column of texts.
  if ischar(names)
    names = {names};
  elseif isstring(names)
    names = cellstr(names);
  end
  if ~iscellstr(names)
    error('Control:ltiobject:names', 'Names of inputs, outputs and states are texts.');
  end
  names = reshape(names, [], 1);
end
