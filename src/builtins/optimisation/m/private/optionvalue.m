function value = optionvalue(options, names, default)
  % The first of the options of these names that is given.
  value = default;
  if ischar(names)
    names = {names};
  end
  if isstruct(options)
    for k = 1:numel(names)
      if isfield(options, names{k}) && ~isempty(options.(names{k}))
        value = options.(names{k});
        return;
      end
    end
  end
end
