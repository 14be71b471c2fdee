function [indices, tf] = listdlg(varargin)
  given = struct('ListString', {{}}, 'SelectionMode', 'multiple', 'PromptString', '', 'InitialValue', []);
  names = fieldnames(given);
  for k = 1:2:numel(varargin) - 1
    known = names(strcmpi(char(varargin{k}), names));
    if ~isempty(known)
      given.(known{1}) = varargin{k + 1};
    end
  end
  list = cellstr(given.ListString);
  if isempty(list)
    error('MATLAB:listdlg:list', 'listdlg: expected texts as ''ListString''');
  end
  if strlength(strjoin(cellstr(given.PromptString), '\n')) > 0
    disp(strjoin(cellstr(given.PromptString), '\n'));
  end
  for k = 1:numel(list)
    fprintf('  %d) %s\n', k, list{k});
  end
  single = strcmpi(given.SelectionMode, 'single');
  ask = 'Select numbers: ';
  if single
    ask = 'Select a number: ';
  end
  while true
    line = input(ask, 's');
    indices = sscanf(strrep(line, ',', ' '), '%f')';
    if isempty(strtrim(line))
      indices = reshape(given.InitialValue, 1, []);
    end
    if all(ismember(indices, 1:numel(list))) && (~single || numel(indices) < 2)
      break;
    end
  end
  tf = double(~isempty(indices));
end
