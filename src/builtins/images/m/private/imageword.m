function word = imageword(name, word, words)
  % One of the words, which may be shortened.
  if ~(ischar(word) || isstring(word) && isscalar(word))
    error(['images:', name, ':invalidOption'], ...
          '%s: expected one of %s, found %s', name, strjoin(words, ', '), class(word));
  end
  word = char(word);
  [~, at] = ismember(lower(word), lower(words));
  if at == 0 && ~isempty(word)
    at = [find(strncmpi(word, words, numel(word)), 1), 0];
  end
  if at(1) == 0
    error(['images:', name, ':invalidOption'], ...
          '%s: expected one of %s, found ''%s''', name, strjoin(words, ', '), word);
  end
  word = words{at(1)};
end
