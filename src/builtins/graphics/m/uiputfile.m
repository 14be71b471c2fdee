function [file, folder, index] = uiputfile(filter, title, default)
  if nargin < 1 || isempty(filter)
    filter = '*.*';
  end
  [~, shown] = file_filter('uiputfile', filter);
  if nargin > 1 && strlength(title) > 0
    disp(char(title));
  end
  if nargin < 3
    default = '';
  end
  [file, folder, index] = deal(0);
  line = input(['File to write (' shown '): '], 's');
  if isempty(line)
    line = char(default);
  end
  if ~isempty(line)
    [path, name, ending] = fileparts(line);
    [file, folder, index] = deal([name ending], fullfile(pwd, path, filesep), 1);
    if startsWith(line, '/')
      folder = fullfile(path, filesep);
    end
  end
end
