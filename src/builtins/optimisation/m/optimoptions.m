function options = optimoptions(solver, varargin)
  % Fields have the newer names, in the order of MATLAB; which solver they are for is among them.
  given = struct();
  if isstruct(solver)
    given = solver;
    if ~isfield(given, 'SolverName')
      error('optim:optimoptions:InvalidSolver', 'optimoptions: expected a solver or options that optimoptions made');
    end
    solver = given.SolverName;
  elseif isa(solver, 'function_handle')
    solver = func2str(solver);
  elseif ~ischar(solver) && ~isstring(solver)
    error('optim:optimoptions:InvalidSolver', ...
          'optimoptions: expected a solver such as ''fmincon'' or @fminunc, found %s', class(solver));
  end
  solver = char(solver);
  optionfields(solver, '');
  if ~isempty(varargin) && isstruct(varargin{1})
    % Options of another solver: those that this one has too are taken.
    given = varargin{1};
    varargin(1) = [];
  end
  if mod(numel(varargin), 2) ~= 0
    error('optim:optimoptions:InvalidArguments', 'optimoptions: names and values must come in pairs');
  end
  kept = set_before(given);
  changes = struct();
  for k = 1:2:numel(varargin)
    [names, value] = renamed(solver, varargin{k}, varargin{k + 1});
    for name = names
      changes.(name{1}) = value;
    end
  end
  algorithm = optionvalue(changes, 'Algorithm', optionvalue(kept, 'Algorithm', ''));
  [defaults, words] = optionfields(solver, '');
  if ~isempty(algorithm) && isfield(words, 'Algorithm') && any(strcmp(algorithm, words.Algorithm))
    defaults = optionfields(solver, algorithm);
  elseif isfield(kept, 'Algorithm')
    kept = rmfield(kept, 'Algorithm');
  end
  options = defaults;
  options.SolverName = solver;
  for part = {kept, changes}
    for name = fieldnames(part{1}).'
      if isfield(defaults, name{1})
        options.(name{1}) = part{1}.(name{1});
      end
    end
  end
end

function kept = set_before(given)
  % Of options those that are not as by default.
  kept = struct();
  if ~isfield(given, 'SolverName')
    return;
  end
  before = optionfields(given.SolverName, optionvalue(given, 'Algorithm', ''));
  usual = optionfields(given.SolverName, '');
  for name = fieldnames(before).'
    if ~isequal(given.(name{1}), before.(name{1})) || ...
        strcmp(name{1}, 'Algorithm') && ~isequal(given.Algorithm, usual.Algorithm)
      kept.(name{1}) = given.(name{1});
    end
  end
end

function [names, value] = renamed(solver, name, value)
  % The options that a name, be it an older one, is of, with their value checked.
  if ~(ischar(name) || isstring(name) && isscalar(name))
    error('optim:optimoptions:InvalidName', 'optimoptions: expected the name of an option, found %s', class(name));
  end
  older = {'MaxIter', {'MaxIterations'}; 'MaxFunEvals', {'MaxFunctionEvaluations'}; 'TolX', {'StepTolerance'}; ...
           'TolFun', {'FunctionTolerance', 'OptimalityTolerance'}; 'TolFunValue', {'FunctionTolerance'}; ...
           'TolCon', {'ConstraintTolerance'}; 'GradObj', {'SpecifyObjectiveGradient'}; ...
           'Jacobian', {'SpecifyObjectiveGradient'}; 'GradConstr', {'SpecifyConstraintGradient'}; ...
           'DerivativeCheck', {'CheckGradients'}; 'FinDiffRelStep', {'FiniteDifferenceStepSize'}; ...
           'FinDiffType', {'FiniteDifferenceType'}; 'HessFcn', {'HessianFcn'}; 'HessMult', {'HessianMultiplyFcn'}; ...
           'HessianMultFcn', {'HessianMultiplyFcn'}; 'HessUpdate', {'HessianApproximation'}; ...
           'JacobMult', {'JacobianMultiplyFcn'}; 'AlwaysHonorConstraints', {'HonorBounds'}; ...
           'OutputFcns', {'OutputFcn'}; 'PlotFcns', {'PlotFcn'}; 'Generations', {'MaxGenerations'}; ...
           'StallGenLimit', {'MaxStallGenerations'}; 'StallIterLimit', {'MaxStallIterations'}; ...
           'TimeLimit', {'MaxTime'}; 'TolMesh', {'MeshTolerance'}; 'InitialPopulation', {'InitialPopulationMatrix'}; ...
           'InitialSwarm', {'InitialSwarmMatrix'}; 'Vectorized', {'UseVectorized'}; ...
           'TolInteger', {'IntegerTolerance'}; 'TolGapAbs', {'AbsoluteGapTolerance'}; 'TolGapRel', {'RelativeGapTolerance'}};
  [fields, words] = optionfields(solver, '');
  known = fieldnames(fields).';
  names = known(strcmpi(name, known));
  if isempty(names)
    at = find(strcmpi(name, older(:, 1)), 1);
    if ~isempty(at)
      names = known(ismember(known, older{at, 2}));
    end
  end
  if isempty(names)
    error('optim:optimoptions:InvalidOption', ['optimoptions: ''%s'' is not an option for %s. ', ...
      'A list of options can be found on the %s documentation page.'], char(name), upper(solver), upper(solver));
  end
  if isstring(value) && isscalar(value)
    value = char(value);
  end
  usual = fields.(names{1});
  if isfield(words, names{1})
    allowed = words.(names{1});
    at = [];
    if ischar(value)
      at = find(strcmpi(value, allowed), 1);
    end
    if isempty(at)
      error('optim:optimoptions:InvalidValue', 'optimoptions: %s of %s must be one of %s', names{1}, upper(solver), ...
            strjoin(cellfun(@(w) ['''', w, ''''], allowed, 'UniformOutput', false), ', '));
    end
    value = allowed{at};
  elseif islogical(usual) && isscalar(usual)
    if ischar(value) && any(strcmpi(value, {'on', 'off', 'all', 'none', 'always', 'never'}))
      value = any(strcmpi(value, {'on', 'all', 'always'}));
    elseif isscalar(value) && (islogical(value) || isnumeric(value) && any(value == [0, 1]))
      value = logical(value);
    else
      error('optim:optimoptions:InvalidValue', 'optimoptions: %s of %s must be true or false', names{1}, upper(solver));
    end
  elseif ~isempty(regexp(names{1}, '^Max|Tolerance$', 'once')) && ~(ischar(value) && isequal(value, usual)) && ...
      ~(isnumeric(value) && isreal(value) && isscalar(value) && value >= 0)
    error('optim:optimoptions:InvalidValue', 'optimoptions: %s of %s must be a number that is not negative', ...
          names{1}, upper(solver));
  end
end
