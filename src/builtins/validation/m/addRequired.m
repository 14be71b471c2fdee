function addRequired(p, name, check)
  if nargin < 3
    check = [];
  end
  if any(cellfun(@(d) any(strcmp(d.kind, {'optional', 'parameter', 'switch'})), p.Declared))
    error('MATLAB:InputParser:RequiredAfterOptional', 'addRequired: required arguments come before all others');
  end
  inputparser_declare(p, 'required', name, [], check);
end
