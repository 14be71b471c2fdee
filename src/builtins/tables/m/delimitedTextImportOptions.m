function opts = delimitedTextImportOptions(varargin)
  opts = matlab.io.text.DelimitedTextImportOptions();
  for k = 1:2:numel(varargin)
    name = char(varargin{k});
    if strcmpi(name, 'NumVariables')
      opts.VariableNames = arrayfun(@(j) sprintf('Var%d', j), 1:varargin{k + 1}, 'UniformOutput', false);
      continue;
    end
    known = properties(opts);
    at = strcmpi(name, known);
    if ~any(at) || k == numel(varargin)
      error('MATLAB:delimitedTextImportOptions:Option', 'delimitedTextImportOptions: there is no option ''%s''', name);
    end
    opts.(known{at}) = varargin{k + 1};
  end
end
