function options = optimoptions(solver, varargin)
  if isstruct(solver)
    options = solver;
  else
    options = solverdefaults(solver);
  end
  renamed = struct('MaxIterations', 'MaxIter', 'MaxFunctionEvaluations', 'MaxFunEvals', 'FunctionTolerance', 'TolFun', ...
                   'OptimalityTolerance', 'TolFun', 'ConstraintTolerance', 'TolCon', 'StepTolerance', 'TolX', 'SpecifyObjectiveGradient', 'GradObj');
  for k = 1:2:numel(varargin) - 1
    name = char(varargin{k});
    value = varargin{k + 1};
    if strcmp(name, 'SpecifyObjectiveGradient')
      words = {'off', 'on'};
      value = words{1 + logical(value)};
    end
    if isfield(renamed, name)
      name = renamed.(name);
    end
    options.(name) = value;
  end
end
