function value = optimget(opts, name, default)
  if ~isstruct(opts)
    error('MATLAB:optimget:Arg1NotStruct', 'optimget: the first argument must be a structure of options');
  end
  if ~(ischar(name) || isstring(name) && isscalar(name))
    error('MATLAB:optimget:Arg2NotString', 'optimget: the second argument must be the name of an option');
  end
  if nargin < 3
    default = [];
  end
  name = char(name);
  fields = fieldnames(opts);
  at = find(strcmpi(name, fields));
  if isempty(at)
    at = find(strncmpi(name, fields, numel(name)));
  end
  if numel(at) > 1
    error('MATLAB:optimget:AmbiguousParamName', 'optimget: ambiguous option: %s', name);
  end
  if isempty(at) || isempty(opts.(fields{at}))
    value = default;
  else
    value = opts.(fields{at});
  end
end
