function value = odeget(opts, name, default)
  if nargin < 3
    default = [];
  end
  if isempty(opts)
    value = default;
    return;
  end
  if ~isstruct(opts)
    error('MATLAB:odeget:Arg1NotODESETstruct', 'odeget: the first argument must be a structure of options');
  end
  if ~ischar(name)
    error('MATLAB:odeget:Arg2NotString', 'odeget: the second argument must be the name of an option');
  end
  fields = fieldnames(opts);
  at = find(strcmp(name, fields));
  if isempty(at)
    at = find(strcmpi(name, fields));
  end
  if isempty(at)
    at = find(strncmpi(name, fields, numel(name)));
  end
  if isempty(at)
    % An option that is not set, or none at all.
    if ~any(strncmpi(name, fieldnames(odeset()), numel(name)))
      error('MATLAB:odeget:InvalidPropName', 'odeget: expected the name of an option, found ''%s''', name);
    end
    value = default;
  else
    value = opts.(fields{at(1)});
    if isempty(value)
      value = default;
    end
  end
end
