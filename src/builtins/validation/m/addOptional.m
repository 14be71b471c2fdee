function addOptional(p, name, default, check)
  if nargin < 4
    check = [];
  end
  if any(cellfun(@(d) any(strcmp(d.kind, {'parameter', 'switch'})), p.Declared))
    error('MATLAB:InputParser:OptionalAfterParameter', 'addOptional: optional arguments come before parameters and switches');
  end
  inputparser_declare(p, 'optional', name, default, check);
end
