function found = dir_in_loadpath(folder, which)
  if ~ischar(folder) && ~isstring(folder) || isempty(folder)
    error('Octave:dir_in_loadpath:folder', 'dir_in_loadpath: expected the folder as a text, found %s', class(folder));
  end
  if nargin > 1 && ~strcmp(which, 'all')
    error('Octave:dir_in_loadpath:option', 'dir_in_loadpath: expected ''all'' as the second argument');
  end
  found = foundinpath(['.:' path], folder, @isfolder, nargin > 1);
end
