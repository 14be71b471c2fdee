function tf = isfolder(path)
  if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  if ~(ischar(path) || isstring(path) || iscellstr(path))
    error('MATLAB:isfolder:InvalidPath', 'isfolder: F must be a string or cell array of strings');
  end
  % Files have no folders around them here but the root.
  tf = strcmp(path, '/') | strcmp(path, '.');
end
