function v = vectorize(f)
  if isa(f, 'function_handle')
    text = func2str(f);
    head = regexp(text, '^@\([^)]*\)\s*', 'match', 'once');
    v = str2func([head, dotted(text(numel(head) + 1:end))]);
  elseif ischar(f) || isstring(f)
    v = dotted(char(f));
  else
    error('MATLAB:vectorize:InvalidFunction', 'vectorize: expected text or a function handle, found %s', class(f));
  end
end

function text = dotted(text)
  text = regexprep(text, '(?<![.])(\*\*|\*|/|\^)', '.$1');
end
