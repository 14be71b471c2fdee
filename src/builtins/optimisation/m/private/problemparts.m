function parts = problemparts(problem, names)
  % The fields of a problem as arguments of its solver, empty where there are none.
  parts = cell(1, numel(names));
  for k = 1:numel(names)
    parts{k} = optionvalue(problem, names{k}, []);
  end
end
