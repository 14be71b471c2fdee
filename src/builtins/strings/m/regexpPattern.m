function p = regexpPattern(expression, varargin)
  expression = char(expression);
  flags = '';
  for k = 1:2:numel(varargin) - 1
    on = varargin{k + 1};
    switch lower(char(varargin{k}))
      case 'ignorecase'
        if on, flags = [flags, 'i']; end
      case 'lineanchors'
        if strcmpi(char(string(on)), 'on') || isequal(on, true), flags = [flags, 'm']; end
      case 'freespacing'
        if strcmpi(char(string(on)), 'on') || isequal(on, true), flags = [flags, 'x']; end
      case 'dotexceptnewline'
        if strcmpi(char(string(on)), 'on') || isequal(on, true), flags = [flags, '-s']; end
      otherwise
        error('MATLAB:InputParser:UnmatchedParameter', '''%s'' is not a recognized parameter.', char(varargin{k}));
    end
  end
  p = pattern('source', ['(?', flags, ':', expression, ')'], ['regexpPattern("', expression, '")']);
end
