function s = load(varargin)
  kind = '';
  words = {};
  for k = 1:nargin
    word = varargin{k};
    if ~(ischar(word) || isstring(word) && isscalar(word))
      error('MATLAB:load:InvalidArgument', 'load: expected texts: a file and names of variables; found %s', class(word));
    end
    word = char(word);
    if any(strcmp(word, {'-mat', '-ascii', '-text', '-binary'}))
      kind = word;
    else
      words{end + 1} = word;
    end
  end
  path = 'matlab.mat';
  if ~isempty(words)
    path = words{1};
    words(1) = [];
  end
  [~, stem, ending] = fileparts(path);
  found = found_file(path, isempty(ending));
  if isempty(found) && ~isempty(path) && path(1) ~= '/'
    % A file that lies in no folder that was named may lie on the search path.
    folders = strsplit(feval('path'), ':');
    for k = 1:numel(folders)
      if isempty(found) && ~isempty(folders{k})
        found = found_file([folders{k}, '/', path], isempty(ending));
      end
    end
  end
  if ~isempty(found)
    path = found;
  end
  if ~isfile(path)
    error('MATLAB:load:couldNotReadFile', 'Unable to find file or directory ''%s''.', path);
  end
  [text, is_binary] = octave_file(path, kind);
  objects = [];
  if isempty(text) && (strcmp(kind, '-ascii') || (~strcmp(kind, '-mat') && ~ismatfile(path)))
    values = asciinumbers(path);
    if nargout > 0
      s = values;
    else
      name = regexprep(stem, '[^A-Za-z0-9_]', '_');
      if ~isvarname(name)
        name = ['X', name];
      end
      assignin('caller', name, values);
    end
    return;
  end
  if isempty(text)
    [values, objects] = matread(path);
  elseif is_binary
    values = octavebinary(text);
  else
    values = octavetext(text);
  end
  names = fieldnames(values);
  if ~isempty(words)
    wanted = false(size(names));
    regular = false;
    for k = 1:numel(words)
      if strcmp(words{k}, '-regexp')
        regular = true;
        continue;
      end
      pattern = words{k};
      if ~regular
        pattern = ['^', strrep(strrep(regexptranslate('escape', pattern), '\*', '.*'), '\?', '.'), '$'];
      end
      found = ~cellfun('isempty', regexp(names, pattern, 'once'));
      if ~any(found) && ~regular
        warning('MATLAB:load:variableNotFound', 'Variable ''%s'' not found.', words{k});
      end
      wanted = wanted | found(:);
    end
    values = rmfield(values, names(~wanted));
    names = names(wanted);
  end
  values = restored(values, objects);
  if nargout > 0
    s = values;
    return;
  end
  for k = 1:numel(names)
    assignin('caller', names{k}, values.(names{k}));
  end
end

% The bytes of a file of one of Octave's formats, as characters; nothing of another file.
function [text, is_binary] = octave_file(path, kind)
  text = '';
  is_binary = false;
  if any(strcmp(kind, {'-text', '-binary'})) || isempty(kind) && ~ismatfile(path)
    f = fopen(path);
    text = char(fread(f, [1, Inf]));
    fclose(f);
    is_binary = strncmp(text, 'Octave-1-', 9);
    if ~is_binary && isempty(regexp(text, '^\s*([#%][^\n]*\n)*[#%] name: ', 'once'))
      text = '';
    end
  end
end

function found = found_file(path, may_end)
  found = '';
  if isfile(path)
    found = path;
  elseif may_end && isfile([path, '.mat'])
    found = [path, '.mat'];
  end
end
