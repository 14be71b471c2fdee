function options = solveroptions(options)
  % Options by the names that solvers know. Of those that optimoptions made what is as by default is left out.
  if ~isstruct(options)
    options = struct();
    return;
  end
  known = fieldnames(options);
  if any(strcmp(known, 'SolverName'))
    defaults = optionfields(options.SolverName, optionvalue(options, 'Algorithm', ''));
    for k = 1:numel(known)
      name = known{k};
      if isfield(defaults, name) && isequal(options.(name), defaults.(name))
        options = rmfield(options, name);
      end
    end
    if isfield(options, 'SolverName')
      options = rmfield(options, 'SolverName');
    end
    known = fieldnames(options);
  end
  names = {'MaxIterations', 'MaxIter'; 'MaxFunctionEvaluations', 'MaxFunEvals'; 'FunctionTolerance', 'TolFun'; ...
           'OptimalityTolerance', 'TolFun'; 'StepTolerance', 'TolX'; 'ConstraintTolerance', 'TolCon'; ...
           'SpecifyObjectiveGradient', 'GradObj'; 'SpecifyObjectiveGradient', 'Jacobian'; ...
           'SpecifyConstraintGradient', 'GradConstr'};
  if ~any(ismember(known, names(:, 1)))
    return;
  end
  words = {'off', 'on'};
  for k = 1:size(names, 1)
    value = optionvalue(options, names{k, 1}, []);
    if ~isempty(value) && isempty(optionvalue(options, names{k, 2}, []))
      if k > 6 && ~ischar(value) && ~isstring(value)
        value = words{1 + logical(value)};
      end
      options.(names{k, 2}) = value;
    end
  end
end
