function found = file_in_loadpath(file, which)
  if ~ischar(file) && ~isstring(file) && ~iscellstr(file) || isempty(file)
    error('Octave:file_in_loadpath:file', 'file_in_loadpath: expected the file as a text or a cell of texts, found %s', class(file));
  end
  if nargin > 1 && ~strcmp(which, 'all')
    error('Octave:file_in_loadpath:option', 'file_in_loadpath: expected ''all'' as the second argument');
  end
  % The current folder is looked through before those of the path.
  found = foundinpath(['.:' path], file, @isfile, nargin > 1);
end
