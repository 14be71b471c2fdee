function unsetenv(name)
  if ~(ischar(name) || isstring(name) || iscellstr(name))
    error('MATLAB:unsetenv:InvalidInput', 'unsetenv: expected names of variables');
  end
  set = environment();
  for one = reshape(string(name), 1, [])
    if isKey(set, char(one))
      remove(set, char(one));
    end
  end
  environment(set);
end
