function found = filesinpath(name, path, given, last)
  % The files that were given, and perhaps 'all', in the folders of a path; name is who asks, last which argument 'all' is.
  file = given{1};
  if ~ischar(file) && ~isstring(file) && ~iscellstr(file) || isempty(file)
    error(['Octave:', name, ':file'], '%s: expected the file as a text or a cell of texts, found %s', name, class(file));
  end
  if numel(given) > 1 && ~strcmp(given{2}, 'all')
    error(['Octave:', name, ':option'], '%s: expected ''all'' as the %s argument', name, last);
  end
  found = foundinpath(path, file, @isfile, numel(given) > 1);
end
