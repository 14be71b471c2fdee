function f = inline(expression, varargin)
  if ~(ischar(expression) || isstring(expression))
    error('MATLAB:inline:InvalidExpression', 'inline: the expression must be text');
  end
  expression = char(expression);
  if nargin == 2 && isnumeric(varargin{1})
    if ~isscalar(varargin{1}) || varargin{1} ~= fix(varargin{1}) || varargin{1} < 0
      error('MATLAB:inline:InvalidCount', 'inline: the number of arguments must be an integer >= 0');
    end
    names = ['x', arrayfun(@(k) sprintf('P%d', k), 1:varargin{1}, 'UniformOutput', false)];
  elseif nargin > 1
    if ~all(cellfun(@(a) ischar(a) || isstring(a), varargin))
      error('MATLAB:inline:InvalidNames', 'inline: the names of arguments must be texts');
    end
    names = cellfun(@char, varargin, 'UniformOutput', false);
  else
    % Every name that is not called and not a constant; i and j are numbers.
    names = regexp(expression, '(?<![\w.''])[A-Za-z]\w*(?!\w*\s*\()', 'match');
    names = names(~cellfun(@(n) any(strcmp(n, {'i', 'j', 'e', 'pi', 'Inf', 'inf', 'NaN', 'nan', 'NA', 'eps', 'I', 'J'})), names));
    names = unique(names);
    if isempty(names)
      names = {'x'};
    end
  end
  f = str2func(['@(', strjoin(names, ', '), ') ', expression]);
end
