function inputparser_declare(p, kind, name, default, check)
  if ~isa(p, 'inputParser')
    error('MATLAB:InputParser:invalidObject', 'expected an inputParser, found %s', class(p));
  end
  if ~(ischar(name) || isstring(name)) || ~isvarname(char(name))
    error('MATLAB:InputParser:invalidName', 'the name of an argument must be a valid variable name');
  end
  name = char(name);
  if any(strcmp(p.Parameters, name))
    error('MATLAB:InputParser:ParameterNameConflict', 'The argument name ''%s'' is declared already.', name);
  end
  if ~isempty(check) && ~isa(check, 'function_handle')
    error('MATLAB:InputParser:invalidValidator', 'the check of ''%s'' must be a function handle, found %s', name, class(check));
  end
  declared = p.Declared;
  declared{end + 1} = struct('kind', kind, 'name', name, 'default', {default}, 'check', {check});
  p.Declared = declared;
  p.Parameters = [p.Parameters, {name}];
end
