function opts = optimset(varargin)
  names = {'Algorithm', 'AutoScaling', 'CheckGradients', 'ComplexEqn', 'Display', 'FinDiffType', 'FunValCheck', 'FunctionTolerance', 'GradObj', ...
           'Jacobian', 'MaxFunEvals', 'MaxIter', 'OutputFcn', 'TolCon', 'TolFun', 'TolX', 'TypicalX', 'Updating'};
  if nargin == 0
    if nargout == 0
      printf('%s\n', names{:});
      return;
    end
    opts = struct();
    for k = 1:numel(names)
      opts.(names{k}) = [];
    end
    return;
  end
  first = 1;
  opts = struct();
  if nargin == 1 && (ischar(varargin{1}) || isa(varargin{1}, 'function_handle'))
    name = varargin{1};
    if isa(name, 'function_handle')
      name = func2str(name);
    end
    switch name
      case {'fzero', 'fminbnd', 'fminsearch', 'fminunc', 'fsolve', 'lsqnonneg', 'lsqnonlin', 'lsqcurvefit', 'lsqlin', ...
            'quadprog', 'linprog', 'intlinprog', 'fmincon', 'ga', 'particleswarm', 'patternsearch', 'simulannealbnd'}
        opts = feval(name, 'defaults');
      otherwise
        error('MATLAB:optimset:NoDefaultsForFcn', 'optimset: no defaults for the function ''%s''', name);
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
  for k = first:2:nargin
    name = varargin{k};
    if ~ischar(name)
      error('MATLAB:optimset:InvalidParamName', 'optimset: argument %d must be the name of an option', k);
    end
    at = find(strcmpi(name, names));
    if isempty(at)
      at = find(strncmpi(name, names, numel(name)));
    end
    if numel(at) == 1
      opts.(names{at}) = varargin{k + 1};
    elseif isempty(at)
      warning('MATLAB:optimset:InvalidParamName', 'optimset: unrecognized option: %s', name);
      opts.(name) = varargin{k + 1};
    else
      listed = sprintf('%s, ', names{at});
      error('MATLAB:optimset:AmbiguousParamName', 'optimset: ambiguous option: %s (%s)', name, listed(1:end - 2));
    end
  end
end
