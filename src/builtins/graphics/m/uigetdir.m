function folder = uigetdir(start, title)
  if nargin > 1 && strlength(title) > 0
    disp(char(title));
  end
  line = input('Folder: ', 's');
  folder = 0;
  if ~isempty(line)
    folder = line;
  end
end
