function answer = inputdlg(prompts, title, dims, defaults, options)
  if nargin < 2
    title = '';
  end
  if ~(ischar(prompts) || isstring(prompts) || iscellstr(prompts))
    error('MATLAB:inputdlg:prompts', 'inputdlg: expected text, found %s', class(prompts));
  end
  prompts = cellstr(prompts);
  answer = repmat({''}, numel(prompts), 1);
  if nargin > 3 && ~isempty(defaults)
    defaults = cellstr(defaults);
    answer(1:numel(defaults)) = defaults;
  end
  if strlength(title) > 0
    disp(char(title));
  end
  for k = 1:numel(prompts)
    shown = prompts{k};
    if ~isempty(answer{k})
      shown = [shown ' (' answer{k} ')'];
    end
    line = input([shown ' '], 's');
    if ~isempty(line)
      answer{k} = line;
    end
  end
end
