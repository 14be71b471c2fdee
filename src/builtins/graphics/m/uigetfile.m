function [file, folder, index] = uigetfile(filter, title, varargin)
  if nargin < 1 || isempty(filter)
    filter = '*.*';
  end
  [patterns, shown] = file_filter('uigetfile', filter);
  if nargin > 1 && strlength(title) > 0
    disp(char(title));
  end
  for k = 1:numel(patterns)
    found = dir(strrep(patterns{k}, '*.*', '*'));
    found = found(~[found.isdir]);
    for j = 1:numel(found)
      fprintf('  %s\n', found(j).name);
    end
  end
  [file, folder, index] = deal(0);
  line = input(['File to open (' shown '): '], 's');
  if ~isempty(line)
    [path, name, ending] = fileparts(line);
    [file, folder, index] = deal([name ending], fullfile(pwd, path, filesep), 1);
    if startsWith(line, '/')
      folder = fullfile(path, filesep);
    end
  end
end
