% Writes a cell array of texts as a delimited text; texts that hold the sign between fields, quotes or line ends are quoted.
function write_fields(texts, between, path, mode, quoted_always)
  if nargin < 5
    needs = ~cellfun('isempty', regexp(texts, ['["\n\r', regexptranslate('escape', between), ']'], 'once'));
  else
    needs = quoted_always;
  end
  texts(needs) = strcat('"', strrep(texts(needs), '"', '""'), '"');
  pieces = cell(2 * size(texts, 2), size(texts, 1));
  pieces(1:2:end, :) = texts.';
  pieces(2:2:end, :) = {between};
  if ~isempty(pieces)
    pieces(end, :) = {newline};
  end
  how = 'w';
  if strcmpi(mode, 'append')
    how = 'a';
  end
  file = fopen(path, how);
  if file < 0
    error('MATLAB:table:write:FileOpenError', 'Unable to open the file ''%s'' for writing.', char(path));
  end
  fwrite(file, [pieces{:}]);
  fclose(file);
end
