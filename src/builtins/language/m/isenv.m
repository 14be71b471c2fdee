function is = isenv(name)
  if ~(ischar(name) || isstring(name) || iscellstr(name))
    error('MATLAB:isenv:InvalidInput', 'isenv: expected names of variables');
  end
  name = string(name);
  is = false(size(name));
  set = environment();
  for k = 1:numel(name)
    is(k) = isKey(set, char(name(k)));
  end
end
