% Named options in place of what they are otherwise.
function options = table_options(options, args)
  known = fieldnames(options);
  for k = 1:2:numel(args)
    if ~(ischar(args{k}) || isstring(args{k}))
      error('MATLAB:table:parseArgs:BadParamName', 'expected the name of an option, found %s', class(args{k}));
    end
    name = known(strcmpi(char(args{k}), known));
    if isempty(name) || k == numel(args)
      error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(args{k}));
    end
    options.(name{1}) = args{k + 1};
  end
end
