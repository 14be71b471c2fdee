function answer = questdlg(question, title, varargin)
  given = varargin;
  if numel(given) > 0 && isstruct(given{end})
    default = given{end}.Default;
    given{end} = default;
  end
  answers = {'Yes', 'No', 'Cancel'};
  default = 'Yes';
  if numel(given) > 0
    default = char(given{end});
  end
  if numel(given) > 1
    answers = cellstr(string(given(1:end - 1)));
  end
  if ~any(strcmp(default, answers))
    error('MATLAB:questdlg:default', 'questdlg: expected one of the answers as the default, found ''%s''', default);
  end
  if nargin > 1 && strlength(title) > 0
    disp(char(title));
  end
  question = strjoin(reshape(cellstr(question), 1, []), '\n');
  while true
    line = input(sprintf('%s [%s] (%s) ', question, strjoin(answers, '/'), default), 's');
    if isempty(line)
      line = default;
    end
    meant = find(strcmpi(line, answers));
    if isempty(meant)
      meant = find(strncmpi(line, answers, numel(line)));
    end
    if isscalar(meant)
      answer = answers{meant};
      return;
    end
  end
end
