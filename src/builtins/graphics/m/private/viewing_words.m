function viewing_words(name, args)
  if numel(args) > 0 && isnumeric(args{1})
    args(1) = [];
  end
  known = {'on', 'off', 'xon', 'yon', 'reset', 'out', 'toggle'};
  if numel(args) > 0 && ~(any(strcmpi(args{1}, known)))
    error(['MATLAB:' name ':unknownOption'], '%s: expected on or off', name);
  end
end
