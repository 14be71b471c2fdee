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
  if isempty(name) || name(1) ~= '/'
    name = [pwd '/' name];
  end
  parts = {};
  for part = strsplit(name, '/')
    switch part{1}
      case {'', '.'}
      case '..'
        parts = parts(1:end - 1);
      otherwise
        parts{end + 1} = part{1};
    end
  end
  path = ['/' strjoin(parts, '/')];
  status = 0;
  message = '';
end
