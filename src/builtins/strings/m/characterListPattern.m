function p = characterListPattern(list, last)
  list = char(list);
  if nargin == 2
    last = char(last);
    if ~isscalar(list) || ~isscalar(last)
      error('MATLAB:pattern:InvalidRange', 'A range of characters goes from one character to another.');
    end
    p = pattern('source', ['[', escaped(list), '-', escaped(last), ']'], sprintf('characterListPattern("%s","%s")', list, last));
  else
    list = list(:).';
    inside = arrayfun(@escaped, list, 'UniformOutput', false);
    p = pattern('source', ['[', inside{:}, ']'], ['characterListPattern("', list, '")']);
  end
end

function text = escaped(c)
  text = c;
  if any(c == '\^$.*+?()[]{}|-/&~')
    text = ['\', c];
  end
end
