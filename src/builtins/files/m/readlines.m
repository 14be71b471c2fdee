function lines = readlines(path)
  text = strrep(fileread(path), sprintf('\r\n'), sprintf('\n'));
  lines = string(reshape(strsplit(text, sprintf('\n')), [], 1));
end
