function writelines(lines, path, varargin)
  options = struct('WriteMode', 'overwrite', 'LineEnding', newline, 'TrailingLineEndingRule', 'always', 'Encoding', '');
  options = option_values('writelines', options, varargin);
  mode = 'w';
  if strcmpi(options.WriteMode, 'append')
    mode = 'a';
  elseif ~strcmpi(options.WriteMode, 'overwrite')
    error('MATLAB:writelines:WriteMode', 'writelines: expected overwrite or append');
  end
  f = fopen(path, mode);
  if f < 0
    error('MATLAB:writelines:CannotOpen', 'Unable to write file %s.', path);
  end
  lines = cellstr(lines);
  ending = sprintf(char(options.LineEnding));
  text = [strjoin(reshape(lines, 1, []), ending), repmat(ending, 1, ~isempty(lines) && ~strcmpi(options.TrailingLineEndingRule, 'never'))];
  fwrite(f, text);
  fclose(f);
end
