% The sign between fields that an option names, by a word or by itself.
function between = delimiter_sign(option)
  between = char(option);
  words = {'comma', 'tab', '\t', 'space', 'semi', 'bar'};
  signs = {',', char(9), char(9), ' ', ';', '|'};
  if any(strcmp(between, words))
    between = signs{strcmp(between, words)};
  end
end
