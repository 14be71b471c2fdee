function s = polyout(c, x)
  if nargin < 2
    x = 's';
  end
  if ~isvector(c)
    error('MATLAB:polyout:InvalidP', 'polyout: the first argument must be a vector');
  end
  if ~ischar(x)
    error('MATLAB:polyout:InvalidName', 'polyout: the second argument must be a text');
  end
  n = numel(c);
  text = term(c(1), true);
  if n > 1
    text = [text, '*', x, '^', num2str(n - 1)];
  end
  for k = 2:n
    sign_text = ' + ';
    value = c(k);
    if isreal(value) && value < 0
      sign_text = ' - ';
      value = -value;
    end
    text = [text, sign_text, term(value, false)];
    if k < n
      text = [text, '*', x, '^', num2str(n - k)];
    end
  end
  if nargout == 0
    disp(text);
  else
    s = text;
  end
end

function t = term(value, first)
  if isreal(value)
    t = num2str(value, 5);
  else
    t = ['(', num2str(value, 5), ')'];
  end
end
