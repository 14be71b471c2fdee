function setenv(name, value)
  if isa(name, 'dictionary') && nargin == 1
    [name, value] = deal(keys(name), values(name));
  elseif nargin < 2
    value = '';
  end
  if ~textual(name) || ~textual(value)
    error('MATLAB:setenv:InvalidInput', 'setenv: expected the name of a variable and its text');
  end
  [name, value] = deal(string(name), string(value));
  if isscalar(value)
    value = repmat(value, size(name));
  end
  if numel(name) ~= numel(value)
    error('MATLAB:setenv:InvalidInput', 'setenv: expected a text for each name');
  end
  set = environment();
  for k = 1:numel(name)
    if strlength(name(k)) == 0 || contains(name(k), '=')
      error('MATLAB:setenv:InvalidInput', 'setenv: the name of a variable must not be empty, nor hold a ''=''');
    end
    set(char(name(k))) = char(value(k));
  end
  environment(set);
end

function is = textual(x)
  is = ischar(x) || isstring(x) || iscellstr(x);
end
