function found = foundinpath(path, names, there, all_of_them)
  % The whole path of the first of some names that one of the folders has, or of all that they have as a column of cells.
  names = cellstr(names);
  found = {};
  for folder = strsplit(path, ':')
    if isempty(folder{1})
      continue
    end
    for k = 1:numel(names)
      name = names{k};
      if ~is_absolute_filename(name)
        name = [folder{1} '/' name];
      end
      name = make_absolute_filename(name);
      if there(name) && ~any(strcmp(found, name))
        found{end + 1, 1} = name;
      end
    end
    if ~all_of_them && ~isempty(found)
      break
    end
  end
  if ~all_of_them
    if isempty(found)
      found = '';
    else
      found = found{1};
    end
  end
end
