function info = imfinfo(file, format)
  file = char(file);
  if nargin > 1 && ~isfile(file) && isfile([file '.' char(format)])
    file = [file '.' char(format)];
  end
  [~, ~, ~, about] = picturefile(file, 1);
  [folder, name, extension] = fileparts(file);
  if isempty(folder) || ~any(folder(1) == '/\')
    file = fullfile(pwd, folder, [name extension]);
  end
  for k = numel(about):-1:1
    s = struct('Filename', file, 'FileModDate', '', 'FileSize', about(k).FileSize, 'Format', about(k).Format, 'FormatVersion', '', ...
               'Width', about(k).Width, 'Height', about(k).Height, 'BitDepth', about(k).BitDepth, 'ColorType', about(k).ColorType);
    if strcmp(s.Format, 'gif')
      s.FormatVersion = '89a';
      s.DelayTime = about(k).DelayTime;
    end
    info(k, 1) = s;
  end
end
