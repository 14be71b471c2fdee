function [words, numbers] = noise_words(name, given)
  is_word = cellfun(@(x) ischar(x) || isstring(x), given);
  words = lower(cellfun(@char, given(is_word), 'UniformOutput', false));
  numbers = given(~is_word);
  if ~all(ismember(words, {'measured', 'db', 'linear', 'dbw', 'dbm', 'real', 'complex'}))
    error(['comm:' name ':InvalidWord'], '%s: expected measured, dB, dBW, dBm, linear, real or complex', name);
  end
end
