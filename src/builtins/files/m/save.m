function save(varargin)
  format = '-v7';
  append = false;
  words = {};
  for k = 1:nargin
    word = varargin{k};
    if ~(ischar(word) || isstring(word) && isscalar(word))
      error('MATLAB:save:InvalidArgument', 'save: expected texts: a file, names of variables, options; found %s', class(word));
    end
    word = char(word);
    switch lower(word)
      case '-append'
        append = true;
      case {'-v4', '-v6', '-v7', '-ascii'}
        format = lower(word);
      case {'-mat', '-nocompression', '-binary'}
        if strcmp(lower(word), '-nocompression')
          format = '-v6';
        end
      case {'-text'}
        format = '-text';
      case {'-double', '-tabs'}
        words{end + 1} = lower(word);
      case {'-v7.3', '-hdf5'}
        warning('matgpu:save:Version73', 'save: the file is written as one of version 7, for files of version 7.3 (HDF5) cannot be written here.');
      otherwise
        words{end + 1} = word;
    end
  end
  options = words(cellfun(@(w) any(strcmp(w, {'-double', '-tabs'})), words));
  words = words(~cellfun(@(w) any(strcmp(w, {'-double', '-tabs'})), words));
  path = 'matlab.mat';
  if ~isempty(words)
    path = words{1};
    words(1) = [];
  end
  [~, ~, ending] = fileparts(path);
  if isempty(ending) && ~any(strcmp(format, {'-ascii', '-text'}))
    path = [path, '.mat'];
  end
  values = struct();
  known = evalin('caller', 'who');
  if ~isempty(words) && strcmp(words{1}, '-struct')
    if numel(words) < 2
      error('MATLAB:save:missingStruct', 'save: expected the name of a struct after -struct');
    end
    values = evalin('caller', words{2});
    if ~isstruct(values) || ~isscalar(values)
      error('MATLAB:save:notScalarStruct', 'save: the variable ''%s'' after -struct must be a 1x1 struct', words{2});
    end
    if numel(words) > 2
      kept = selected(fieldnames(values), words(3:end));
      values = rmfield(values, setdiff(fieldnames(values), kept));
    end
  else
    names = selected(known, words);
    for k = 1:numel(names)
      values.(names{k}) = evalin('caller', names{k});
    end
  end
  if strcmp(format, '-ascii')
    write_text(path, struct2cell(values), append, options);
    return;
  end
  if strcmp(format, '-text')
    put(path, tooctavetext(values), append);
    return;
  end
  if append && isfile(path)
    [before, objects] = matread(path);
    before = restored(before, objects);
    fresh = fieldnames(values);
    for k = 1:numel(fresh)
      before.(fresh{k}) = values.(fresh{k});
    end
    values = before;
  end
  [values, objects] = storable(values);
  matwrite(path, format, values, objects);
end

% The names that match; all of them where none are asked for.
function names = selected(known, words)
  if isempty(words)
    names = known;
    return;
  end
  names = {};
  regular = false;
  for k = 1:numel(words)
    word = words{k};
    if strcmp(word, '-regexp')
      regular = true;
      continue;
    end
    if regular
      found = known(~cellfun('isempty', regexp(known, word, 'once')));
    else
      pattern = ['^', strrep(strrep(regexptranslate('escape', word), '\*', '.*'), '\?', '.'), '$'];
      found = known(~cellfun('isempty', regexp(known, pattern, 'once')));
      if isempty(found)
        error('MATLAB:save:couldNotFindVariable', 'Variable ''%s'' not found.', word);
      end
    end
    names = [names; reshape(found, [], 1)];
  end
  names = unique(names, 'stable');
end

function f = opened(path, append)
  mode = 'w';
  if append
    mode = 'a';
  end
  f = fopen(path, mode);
  if f < 0
    error('MATLAB:save:permissionDenied', 'Unable to write file %s.', path);
  end
end

function put(path, text, append)
  f = opened(path, append);
  fwrite(f, unicode2native(text, 'UTF-8'));
  fclose(f);
end

function write_text(path, values, append, options)
  f = opened(path, append);
  number = '%16.7e';
  if any(strcmp(options, '-double'))
    number = '%25.16e';
  end
  between = '';
  if any(strcmp(options, '-tabs'))
    between = '\t';
  end
  for k = 1:numel(values)
    x = values{k};
    if ~(isnumeric(x) || islogical(x) || ischar(x)) || ndims(x) > 2
      fclose(f);
      error('MATLAB:save:notNumeric', 'save: only matrices of numbers or characters can be saved as text, found %s', class(x));
    end
    line = [strjoin(repmat({number}, 1, size(x, 2)), between), '\n'];
    fprintf(f, line, double(real(x)).');
  end
  fclose(f);
end
