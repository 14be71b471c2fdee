function lines = readlines(path, varargin)
  options = struct('EmptyLineRule', 'read', 'WhitespaceRule', 'preserve', 'LineEnding', [], 'Encoding', '');
  options = option_values('readlines', options, varargin);
  text = fileread(path);
  if isempty(options.LineEnding)
    % Longer ends come first.
    ends = {sprintf('\r\n'), newline, sprintf('\r')};
  else
    ends = cellfun(@sprintf, cellstr(options.LineEnding), 'UniformOutput', false);
  end
  if any(strcmp(text, ends))
    lines = [""; ""];
  else
    lines = string(reshape(strsplit(text, ends, 'CollapseDelimiters', false), [], 1));
  end
  switch lower(char(options.WhitespaceRule))
    case 'preserve'
    case 'trim', lines = strtrim(lines);
    case 'trimleading', lines = strip(lines, 'left');
    case 'trimtrailing', lines = strip(lines, 'right');
    otherwise
      error('MATLAB:readlines:WhitespaceRule', 'readlines: expected preserve, trim, trimleading or trimtrailing');
  end
  is_empty = strlength(lines) == 0;
  switch lower(char(options.EmptyLineRule))
    case 'read'
    case 'skip', lines(is_empty) = [];
    case 'error'
      if any(is_empty)
        error('MATLAB:readlines:EmptyLine', 'readlines: line %d is empty', find(is_empty, 1));
      end
    otherwise
      error('MATLAB:readlines:EmptyLineRule', 'readlines: expected read, skip or error');
  end
end
