function found = file_in_loadpath(varargin)
  % The current folder is looked through before those of the path.
  found = filesinpath('file_in_loadpath', ['.:' path], varargin, 'second');
end
