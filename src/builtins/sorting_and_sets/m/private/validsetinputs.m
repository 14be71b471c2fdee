function [x, y, words] = validsetinputs(caller, x, y, words)
  % Checks the arguments of a set operation; a text beside a cell array becomes a cell array, words become char arrays.
  isset = @(v) iscell(v) || isnumeric(v) || islogical(v) || ischar(v) || isstring(v);
  if ! isset(x) || ! isset(y)
    error('%s: A and B must be arrays or cell arrays of strings', caller);
  end
  if iscell(x) && ! iscell(y)
    y = as_cell(y, y);
  elseif iscell(y) && ! iscell(x)
    x = as_cell(x, x);
  end
  if (iscell(x) && ! iscellstr(x)) || (iscell(y) && ! iscellstr(y)) || iscell(x) != iscell(y)
    error('%s: A and B must be arrays or cell arrays of strings', caller);
  end
  known = {'rows', 'sorted', 'stable', 'legacy'};
  for k = 1:numel(words)
    if isstring(words{k}) && isscalar(words{k})
      words{k} = char(words{k});
    end
    if ! ischar(words{k})
      error('%s: optional arguments must be strings', caller);
    end
    if ! any(strcmp(words{k}, known))
      error('%s: invalid option "%s"', caller, words{k});
    end
  end
  if numel(intersect_words(words, {'sorted', 'stable', 'legacy'})) > 1
    error('%s: only one of "sorted", "stable", and "legacy" may be given', caller);
  end
  if any(strcmp(words, 'rows'))
    if iscell(x) || iscell(y)
      error('%s: expected arrays with "rows", found a cell array', caller);
    end
    if ! isempty(x) && ! isempty(y) && columns(x) != columns(y)
      error('%s: number of columns in A and B must match', caller);
    end
  end
end

function c = as_cell(v, unchanged)
  if ischar(v) || isstring(v)
    c = cellstr(v);
  elseif isempty(v)
    c = cell(0, 1);
  else
    c = unchanged;
  end
end

function found = intersect_words(words, known)
  found = {};
  for k = 1:numel(words)
    if any(strcmp(words{k}, known)) && ! any(strcmp(words{k}, found))
      found{end + 1} = words{k};
    end
  end
end
