function value = getenv(name)
  set = environment();
  if nargin < 1
    value = dictionary(reshape(string(keys(set)), [], 1), reshape(string(values(set)), [], 1));
    return
  end
  if ischar(name) || (isstring(name) && isscalar(name))
    value = '';
    if isKey(set, char(name))
      value = set(char(name));
    end
  elseif isstring(name) || iscellstr(name)
    name = string(name);
    value = strings(size(name));
    value(:) = missing;
    for k = 1:numel(name)
      if isKey(set, char(name(k)))
        value(k) = set(char(name(k)));
      end
    end
  else
    error('MATLAB:getenv:InvalidName', 'getenv: expected the name of a variable');
  end
end
