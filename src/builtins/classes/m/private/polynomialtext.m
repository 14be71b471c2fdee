function text = polynomialtext(c, letter)
  % A polynomial as it is written.
  backwards = endsWith(letter, '^-1');
  n = numel(c);
  text = '';
  for k = 1:n
    if c(k) == 0
      continue;
    end
    power = n - k;
    if backwards
      power = k - 1;
    end
    size_of = abs(c(k));
    number = regexprep(sprintf('%.4g', size_of), 'e\+?', 'e');
    if ~isreal(c(k))
      number = sprintf('(%s)', num2str(c(k), 4));
    end
    if power == 0
      part = number;
    else
      if backwards
        what = sprintf('%s-%d', letter(1:2), power);
      elseif power == 1
        what = letter;
      else
        what = sprintf('%s^%d', letter, power);
      end
      part = what;
      if ~strcmp(number, '1')
        part = [number, ' ', what];
      end
    end
    minus = isreal(c(k)) && c(k) < 0;
    if isempty(text)
      if minus
        part = ['-', part];
      end
      text = part;
    elseif minus
      text = [text, ' - ', part];
    else
      text = [text, ' + ', part];
    end
  end
  if isempty(text)
    text = '0';
  end
end
