function tf = is_absolute_filename(name)
  tf = (ischar(name) || isstring(name) && isscalar(name)) && startsWith(char(name), '/');
end
