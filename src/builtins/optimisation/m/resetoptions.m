function options = resetoptions(options, names)
  if ~isstruct(options) || ~isfield(options, 'SolverName')
    error('optim:resetoptions:InvalidOptions', 'resetoptions: expected options that optimoptions made, found %s', ...
          class(options));
  end
  names = cellstr(names);
  for k = 1:numel(names)
    before = optionfields(options.SolverName, optionvalue(options, 'Algorithm', ''));
    usual = optionfields(options.SolverName, '');
    at = find(strcmpi(names{k}, fieldnames(before)));
    if isempty(at)
      error('optim:resetoptions:InvalidOption', 'resetoptions: ''%s'' is not an option for %s', names{k}, ...
            upper(options.SolverName));
    end
    known = fieldnames(before);
    name = known{at};
    if strcmp(name, 'Algorithm')
      % What is as by default with the algorithm of before is so with the usual one.
      for other = known.'
        if isequal(options.(other{1}), before.(other{1}))
          options.(other{1}) = usual.(other{1});
        end
      end
    else
      options.(name) = before.(name);
    end
  end
end
