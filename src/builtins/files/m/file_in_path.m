function found = file_in_path(path, varargin)
  if ~ischar(path) && ~isstring(path)
    error('Octave:file_in_path:path', 'file_in_path: expected the path as a text, found %s', class(path));
  end
  found = filesinpath('file_in_path', char(path), varargin, 'third');
end
