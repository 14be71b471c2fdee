function h = ezplot(f, varargin)
  second = [];
  if numel(varargin) >= 1 && (isa(varargin{1}, 'function_handle') || ischar(varargin{1}) || isstring(varargin{1}))
    second = varargin{1};
    varargin(1) = [];
  end
  [f, count, words] = function_of(f);
  limits = [-2 * pi, 2 * pi];
  if ~isempty(second)
    limits = [0, 2 * pi];
  end
  if numel(varargin) >= 1 && isnumeric(varargin{1}) && ~isempty(varargin{1})
    limits = reshape(double(varargin{1}), 1, []);
  end
  made = [];
  if ~isempty(second)
    [g, ~, others] = function_of(second);
    made = fplot(f, g, limits(1:2));
    words = ['x = ', words, ', y = ', others];
  elseif count > 1
    fimplicit(f, limits);
    words = [words, ' = 0'];
  else
    made = fplot(f, limits(1:2));
    if numel(limits) == 4
      ylim(limits(3:4));
    end
  end
  title(words);
  if nargout > 0
    h = made;
  end
end

function [f, count, words] = function_of(f)
  % A text stands for the function of the variables in it, element by element; what is behind a = is on its other side.
  if isa(f, 'function_handle')
    words = regexprep(func2str(f), '^@\([^)]*\)\s*', '');
    count = abs(nargin(f));
    return;
  end
  words = char(f);
  sides = strsplit(words, '=');
  whole = words;
  if numel(sides) == 2
    whole = ['(', sides{1}, ') - (', sides{2}, ')'];
    words = regexprep(words, '\s*=\s*0\s*$', '');
  end
  known = inline(whole);
  names = argnames(known);
  count = numel(names);
  f = str2func(['@(', strjoin(reshape(names, 1, []), ', '), ') ', vectorize(whole)]);
end
