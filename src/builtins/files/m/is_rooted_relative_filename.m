function tf = is_rooted_relative_filename(name)
  tf = false;
  if ischar(name) || isstring(name) && isscalar(name)
    first = strtok(char(name), '/');
    tf = ~startsWith(char(name), '/') && any(strcmp(first, {'.', '..'}));
  end
end
