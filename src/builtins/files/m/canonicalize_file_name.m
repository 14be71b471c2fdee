function [path, status, message] = canonicalize_file_name(name)
  if ~ischar(name) && ~isstring(name)
    error('Octave:canonicalize_file_name:name', 'canonicalize_file_name: NAME must be a text');
  end
  path = '';
  status = -1;
  message = 'No such file or directory';
  name = char(name);
  if ~isfile(name) && ~isfolder(name)
    return
  end
  path = make_absolute_filename(name);
  status = 0;
  message = '';
end
