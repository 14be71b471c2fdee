function opts = optimset(varargin)
  [names, asking] = optionnames();
  % Names that are no fields unless they are given.
  others = {'AutoScaling', 'CheckGradients', 'ComplexEqn', 'ConstraintTolerance', 'FunctionTolerance', ...
            'MaxFunctionEvaluations', 'MaxIterations', 'OptimalityTolerance', 'SpecifyConstraintGradient', ...
            'SpecifyObjectiveGradient', 'StepTolerance', 'Updating'};
  if nargin == 0 && nargout == 0
    printf('%s\n', names{:});
    return;
  end
  opts = cell2struct(cell(numel(names), 1), names(:), 1);
  first = 1;
  if nargin == 1 && (ischar(varargin{1}) || isstring(varargin{1}) || isa(varargin{1}, 'function_handle'))
    given = solverdefaults(varargin{1});
    for name = fieldnames(given).'
      opts.(name{1}) = given.(name{1});
    end
    return;
  end
  while first <= nargin && isstruct(varargin{first})
    given = varargin{first};
    fields = fieldnames(given);
    for k = 1:numel(fields)
      if ~isempty(given.(fields{k})) || ~isfield(opts, fields{k})
        opts.(fields{k}) = given.(fields{k});
      end
    end
    first = first + 1;
  end
  if mod(nargin - first + 1, 2) ~= 0
    error('MATLAB:optimset:ArgNameValueMismatch', 'optimset: names and values must come in pairs');
  end
  known = [names, others];
  for k = first:2:nargin
    name = varargin{k};
    if isstring(name) && isscalar(name)
      name = char(name);
    end
    if ~ischar(name)
      error('MATLAB:optimset:InvalidParamName', 'optimset: argument %d must be the name of an option', k);
    end
    if asking
      opts.(name) = varargin{k + 1};
      continue;
    end
    at = find(strcmpi(name, known));
    if isempty(at)
      at = find(strncmpi(name, names, numel(name)));
    end
    if isempty(at)
      at = find(strncmpi(name, known, numel(name)));
    end
    if numel(at) == 1
      opts.(known{at}) = varargin{k + 1};
    elseif isempty(at)
      error('MATLAB:optimset:InvalidParamName', ['optimset: Unrecognized parameter name ''%s''.  ', ...
        'Please see the optimset reference page in the documentation for a list of acceptable option parameters.'], name);
    else
      listed = sprintf('%s, ', known{at});
      error('MATLAB:optimset:AmbiguousParamName', 'optimset: ambiguous option: %s (%s)', name, listed(1:end - 2));
    end
  end
end
