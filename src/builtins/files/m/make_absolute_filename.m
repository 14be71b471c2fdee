function path = make_absolute_filename(name)
  if ~ischar(name) && ~(isstring(name) && isscalar(name))
    error('Octave:make_absolute_filename:name', 'make_absolute_filename: expected a text, found %s', class(name));
  end
  name = char(name);
  if ~startsWith(name, '/')
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
end
