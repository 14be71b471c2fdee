function [A, separator, header] = importdata(path, separator, header)
  if ~isfile(path)
    error('MATLAB:importdata:FileNotFound', 'Unable to open file ''%s''.', path);
  end
  if ismatfile(path)
    [A, objects] = matread(path);
    A = restored(A, objects);
    names = fieldnames(A);
    if isscalar(names)
      % A single variable is what is wanted.
      A = A.(names{1});
    end
    separator = '';
    header = 0;
    return;
  end
  [A, is_text] = content_of(path);
  if ~is_text
    separator = '';
    header = 0;
    return;
  end
  text = strrep(fileread(path), sprintf('\r'), '');
  lines = strsplit(text, sprintf('\n'));
  if ~isempty(lines) && isempty(lines{end})
    lines(end) = [];
  end
  if nargin < 2 || isempty(separator)
    separator = ' ';
    last = lines{end};
    for mark = [',', ';', sprintf('\t')]
      if any(last == mark)
        separator = mark;
        break;
      end
    end
  end
  separator = sprintf(separator);
  if nargin < 3
    header = 0;
    while header < numel(lines) && all(isnan(str2double(parts_of(lines{header + 1}, separator))))
      header = header + 1;
    end
  end
  if header == numel(lines)
    A = reshape(lines, [], 1);
    return;
  end
  data = readmatrix(path, 'NumHeaderLines', header, 'Delimiter', separator);
  if header == 0
    A = data;
  else
    A = struct('data', data, 'textdata', {reshape(lines(1:header), [], 1)});
    names = parts_of(lines{header}, separator);
    if numel(names) == size(data, 2)
      A.colheaders = strtrim(names);
    end
  end
end

function parts = parts_of(line, separator)
  if separator == ' '
    parts = strsplit(strtrim(line));
  else
    parts = strsplit(line, separator);
  end
end

% What a picture, a file of sound or a workbook holds.
function [A, is_text] = content_of(path)
  is_text = false;
  [~, ~, extension] = fileparts(path);
  switch lower(extension)
    case {'.png', '.jpg', '.jpeg', '.gif', '.bmp', '.tif', '.tiff', '.pbm', '.pgm', '.ppm'}
      [A, map] = imread(path);
      if ~isempty(map)
        A = struct('cdata', A, 'colormap', map);
      end
    case {'.wav', '.wave'}
      [y, fs] = audioread(path);
      A = struct('data', y, 'fs', fs);
    case {'.xlsx', '.xlsm', '.xls'}
      [A, txt] = xlsread(path);
      if ~isempty(txt)
        A = struct('data', A, 'textdata', {txt});
        if size(txt, 1) == 1 && size(txt, 2) == size(A.data, 2)
          A.colheaders = txt;
        end
      end
    otherwise
      A = [];
      is_text = true;
  end
end
