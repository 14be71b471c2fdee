function type(varargin)
  for k = 1:nargin
    name = char(varargin{k});
    path = name;
    if ~isfile(path) && isfile([path, '.m'])
      path = [path, '.m'];
    end
    if isfile(path)
      fprintf('\n%s\n', fileread(path));
    elseif any(exist(name) == [2, 5])
      fprintf('''%s'' is a built-in function.\n', name);
    else
      error('MATLAB:type:fileNotFound', 'File ''%s'' not found.', name);
    end
  end
end
