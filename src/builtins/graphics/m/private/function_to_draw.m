function [f, count, words] = function_to_draw(f)
  % A text names a function or stands for that of the variables in it, element by element; what is behind a = is on its other side.
  if isa(f, 'function_handle')
    words = regexprep(func2str(f), '^@\([^)]*\)\s*', '');
    count = abs(nargin(f));
    return;
  end
  words = char(f);
  if numel(words) > 1 && isvarname(words) && any(exist(words) == [2, 5])
    f = str2func(words);
    count = 1;
    return;
  end
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
