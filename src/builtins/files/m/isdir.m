function tf = isdir(path)
  tf = isfolder(path);
end
