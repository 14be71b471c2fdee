function [between, text] = plain_text(path, options)
  % The text of a file as options say it is read: without comments, with one sign between fields; text is empty where the file
  % is read as it is.
  signs = cellstr(options.Delimiter);
  signs = cellfun(@delimiter_sign, signs, 'UniformOutput', false);
  between = signs{1};
  text = {};
  if is_workbook(path)
    if isempty(options.Sheet)
      options.Sheet = 1;
    end
    between = ',';
    signs = {','};
    text = sheettext(path, options.Sheet, isempty(options.Range));
    if ~isempty(options.VariableNamesLine) && options.VariableNamesLine > 0 || ~isempty(options.DataLines)
      text = chosen_lines(text, options);
    end
    return;
  end
  lines_named = ~isempty(options.VariableNamesLine) && options.VariableNamesLine > 0 || ~isempty(options.DataLines);
  joined = strcmpi(options.ConsecutiveDelimitersRule, 'join') || isequal(options.MultipleDelimsAsOne, true);
  if isscalar(signs) && ~lines_named && ~joined && isempty(options.CommentStyle) && ~strcmpi(options.EmptyLineRule, 'read') && ...
      ~strcmpi(options.LeadingDelimitersRule, 'ignore') && ~strcmpi(options.TrailingDelimitersRule, 'ignore')
    return;
  end
  text = strrep(fileread(path), sprintf('\r\n'), newline);
  if isempty(between)
    between = ',';
    if joined && ~any(text == ',') && any(text == ' ')
      between = ' ';
    end
    signs = {between};
  end
  if lines_named
    text = chosen_lines(text, options);
  end
  style = cellstr(options.CommentStyle);
  if ~isempty(style) && ~isempty(style{1})
    head = regexptranslate('escape', style{1});
    if numel(style) > 1
      text = regexprep(text, [head, '.*?', regexptranslate('escape', style{2})], '');
    else
      text = regexprep(text, ['^', head, '.*\n?'], '', 'lineanchors', 'dotexceptnewline');
      text = regexprep(text, [head, '.*$'], '', 'lineanchors', 'dotexceptnewline');
    end
  end
  for k = 2:numel(signs)
    text = strrep(text, signs{k}, between);
  end
  sign = regexptranslate('escape', between);
  if joined
    text = regexprep(text, ['(', sign, ')+'], between);
  end
  if strcmpi(options.LeadingDelimitersRule, 'ignore')
    text = regexprep(text, ['^(', sign, ')+'], '', 'lineanchors');
  end
  if strcmpi(options.TrailingDelimitersRule, 'ignore')
    text = regexprep(text, ['(', sign, ')+$'], '', 'lineanchors');
  end
  if strcmpi(options.EmptyLineRule, 'read')
    text = regexprep(text, '^$(?=\n)', between, 'lineanchors', 'emptymatch');
  end
end

% The line of the names and those of the data.
function text = chosen_lines(text, options)
  lines = strsplit(text, newline, 'CollapseDelimiters', false);
  if isempty(lines{end})
    lines(end) = [];
  end
  data = options.DataLines;
  if isempty(data)
    data = [options.VariableNamesLine + 1, Inf];
  elseif isscalar(data)
    data = [data, Inf];
  end
  at = [];
  for k = 1:size(data, 1)
    at = [at, data(k, 1):min(data(k, 2), numel(lines))];
  end
  if ~isempty(options.VariableNamesLine) && options.VariableNamesLine > 0
    at = [options.VariableNamesLine, at];
  elseif ~isequal(options.ReadVariableNames, false) && ~isequal(options.ReadVariableNames, 0) && data(1) > 1
    % The names are in the first line unless it is said otherwise.
    at = [1, at];
  end
  text = [strjoin(lines(at), newline), newline];
end
