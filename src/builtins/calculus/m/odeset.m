function opts = odeset(varargin)
  % In the order in which they are shown.
  names = {'AbsTol', 'BDF', 'Events', 'InitialStep', 'Jacobian', 'JConstant', 'JPattern', 'Mass', 'MassSingular', ...
           'MaxOrder', 'MaxStep', 'NonNegative', 'NormControl', 'OutputFcn', 'OutputSel', 'Refine', 'RelTol', 'Stats', ...
           'Vectorized', 'MStateDependence', 'MvPattern', 'InitialSlope'};
  opts = struct();
  for k = 1:numel(names)
    opts.(names{k}) = [];
  end
  first = 1;
  while first <= nargin && isstruct(varargin{first})
    given = varargin{first};
    fields = fieldnames(given);
    for k = 1:numel(fields)
      value = given.(fields{k});
      at = find(strcmpi(fields{k}, names));
      if isempty(at)
        opts.(fields{k}) = value;
      elseif ~isempty(value)
        opts.(names{at}) = value;
      end
    end
    first = first + 1;
  end
  if mod(nargin - first + 1, 2) ~= 0
    error('MATLAB:odeset:ArgNameValueMismatch', 'odeset: names and values must come in pairs');
  end
  for k = first:2:nargin
    if ~(ischar(varargin{k}) || isstring(varargin{k}) && isscalar(varargin{k}))
      error('MATLAB:odeset:NoPropName', 'odeset: argument %d must be the name of an option', k);
    end
    name = char(varargin{k});
    at = find(strcmpi(name, names));
    if isempty(at)
      at = find(strncmpi(name, names, numel(name)));
    end
    if isempty(at)
      error('MATLAB:odeset:InvalidPropName', ...
            'odeset: Unrecognized property name ''%s''.  See ODESET for possibilities.', name);
    elseif numel(at) > 1
      listed = sprintf(', %s', names{at});
      error('MATLAB:odeset:AmbiguousPropName', 'odeset: Ambiguous property name ''%s'' (%s).', name, listed(3:end));
    end
    opts.(names{at}) = varargin{k + 1};
  end
end
