function v = optionget(name, opts, word, default)
  % One option, or what stands for it where it is not there.
  if ~isstruct(opts) && ~isempty(opts)
    error(['MATLAB:', name, ':InvalidStruct'], '%s: expected a structure of options, found %s', name, class(opts));
  end
  v = default;
  if isstruct(opts)
    fields = fieldnames(opts);
    at = find(strcmpi(char(word), fields));
    if ~isempty(at) && ~isempty(opts.(fields{at}))
      v = opts.(fields{at});
    end
  end
end
