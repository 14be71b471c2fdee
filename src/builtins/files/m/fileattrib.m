function [status, values, id] = fileattrib(name, changes, varargin)
  if nargin < 1
    name = pwd;
  end
  if ~(ischar(name) || (isstring(name) && isscalar(name)))
    error('MATLAB:FILEATTRIB:InvalidInput', 'fileattrib: expected the name of a file or a folder');
  end
  [name, status, values, id] = deal(char(name), true, '', '');
  [found, places] = deal([], {});
  if isfolder(name) && ~any(name == '*')
    places = {name};
  elseif any(name == '*')
    found = dir(name);
    found = found(~ismember({found.name}, {'.', '..'}));
    for k = 1:numel(found)
      places{k} = fullfile(found(k).folder, found(k).name);
    end
  elseif isfile(name)
    places = {name};
  end
  if isempty(places)
    [status, values, id] = deal(false, 'The system cannot find the path specified.', 'MATLAB:FILEATTRIB:CannotFindFile');
  elseif nargin > 1
    % Files of a session are read and written, folders gone through; that stays as it is.
    for change = strsplit(strtrim(char(changes)))
      if isempty(regexp(change{1}, '^[+-][ahswx]$', 'once'))
        error('MATLAB:FILEATTRIB:InvalidInput', 'fileattrib: expected + or - and one of a, h, s, w and x');
      end
      of_folders = strcmp(change{1}, '+x') && all(cellfun(@isfolder, places));
      of_files = strcmp(change{1}, '-x') && ~any(cellfun(@isfolder, places));
      if ~(strcmp(change{1}, '+w') || of_folders || of_files)
        id = 'MATLAB:FILEATTRIB:CannotChange';
        [status, values] = deal(false, sprintf('Attributes of files cannot be changed here (%s).', change{1}));
      end
    end
  else
    for k = numel(places):-1:1
      folder = isfolder(places{k});
      values(k).Name = regexprep(canonicalize_file_name(places{k}), '(?<=.)/$', '');
      [values(k).archive, values(k).system, values(k).hidden] = deal(NaN);
      values(k).directory = folder;
      [values(k).UserRead, values(k).UserWrite, values(k).UserExecute] = deal(true, true, folder);
      [values(k).GroupRead, values(k).GroupWrite, values(k).GroupExecute] = deal(NaN);
      [values(k).OtherRead, values(k).OtherWrite, values(k).OtherExecute] = deal(NaN);
    end
  end
  if nargout == 0
    if ~status
      error(id, '%s', values);
    elseif nargin < 2
      disp(values)
    end
    clear status
  end
end
