function f = fcnchk(fun, varargin)
  % Behind an expression are the number of its parameters or the names of all.
  words = cellfun(@(v) strcmp(v, 'vectorized'), varargin);
  if ischar(fun) || isstring(fun)
    text = strtrim(char(fun));
    if isvarname(text) || startsWith(text, '@')
      f = str2func(text);
    else
      if any(words)
        text = vectorize(text);
      end
      f = inline(text, varargin{~words});
    end
  elseif isa(fun, 'function_handle') || isobject(fun) || isa(fun, 'inline')
    f = fun;
  else
    error('MATLAB:fcnchk:InvalidFunctionSpecifier', 'fcnchk: expected a function, its name or an expression');
  end
end
