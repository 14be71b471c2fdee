function found = file_in_path(path, file, which)
  if ~ischar(path) && ~isstring(path)
    error('Octave:file_in_path:path', 'file_in_path: expected the path as a text, found %s', class(path));
  end
  if ~ischar(file) && ~isstring(file) && ~iscellstr(file) || isempty(file)
    error('Octave:file_in_path:file', 'file_in_path: expected the file as a text or a cell of texts, found %s', class(file));
  end
  if nargin > 2 && ~strcmp(which, 'all')
    error('Octave:file_in_path:option', 'file_in_path: expected ''all'' as the third argument');
  end
  found = foundinpath(char(path), file, @isfile, nargin > 2);
end
