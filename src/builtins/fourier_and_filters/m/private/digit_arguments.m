function [base, count, leftmost] = digit_arguments(name, given, most)
  base = 2;
  count = [];
  leftmost = false;
  is_word = cellfun(@(x) ischar(x) || isstring(x), given);
  for word = given(is_word)
    switch lower(char(word{1}))
      case 'left-msb'
        leftmost = true;
      case 'right-msb'
        leftmost = false;
      otherwise
        error(['comm:' name ':InvalidFlag'], '%s: expected right-msb or left-msb', name);
    end
  end
  numbers = given(~is_word);
  if numel(numbers) > most
    error(['comm:' name ':TooManyNumbers'], '%s: too many numbers were given', name);
  end
  if numel(numbers) > 0
    count = numbers{1};
  end
  if numel(numbers) > 1
    base = numbers{2};
  end
end
