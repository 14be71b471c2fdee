% A pattern that matches characters of a kind: any number but none, so many, or from so many to so many.
function p = repeated_pattern(one, name, least, most)
  switch nargin
    case 2
      p = pattern('source', [one, '+'], name);
    case 3
      p = pattern('source', sprintf('%s{%d}', one, least), sprintf('%s(%d)', name, least));
    otherwise
      p = pattern('source', [one, times_of(least, most)], sprintf('%s(%d,%d)', name, least, most));
  end
end
