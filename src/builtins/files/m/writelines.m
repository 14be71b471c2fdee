function writelines(lines, path)
  f = fopen(path, 'w');
  if f < 0
    error('MATLAB:writelines:CannotOpen', 'Unable to write file %s.', path);
  end
  lines = cellstr(lines);
  fprintf(f, '%s\n', lines{:});
  fclose(f);
end
