function choice = menu(header, varargin)
  options = varargin;
  if numel(options) == 1 && ~ischar(options{1})
    options = cellstr(options{1});
  end
  if isempty(options)
    error('MATLAB:menu:options', 'menu: expected options after the header');
  end
  fprintf('%s\n', char(header));
  for k = 1:numel(options)
    fprintf('  %d) %s\n', k, char(options{k}));
  end
  choice = 0;
  while ~(isscalar(choice) && any(choice == 1:numel(options)))
    choice = str2double(input('Select a number: ', 's'));
  end
end
