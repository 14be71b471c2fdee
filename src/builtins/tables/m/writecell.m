function writecell(c, path, varargin)
  if ~iscell(c) || ~ismatrix(c)
    error('MATLAB:writecell:InvalidInput', 'writecell: expected a cell array of two dimensions, found %s', class(c));
  end
  options = table_options(struct('Delimiter', ',', 'FileType', '', 'QuoteStrings', 'minimal', 'WriteMode', 'overwrite', ...
    'Encoding', '', 'DateLocale', '', 'Sheet', 1, 'Range', []), varargin);
  if nargin < 2
    path = [inputname(1), '.txt'];
  end
  if is_workbook(path)
    write_sheet('writecell', path, c, options.Sheet, options.Range, options.WriteMode);
    return;
  end
  between = delimiter_sign(options.Delimiter);
  texts = cell(size(c));
  is_text = false(size(c));
  for k = 1:numel(c)
    [texts{k}, is_text(k)] = field_text(c{k});
  end
  how = options.QuoteStrings;
  if isequal(how, true) || strcmpi(char(how), 'all')
    write_fields(texts, between, path, options.WriteMode, is_text);
  elseif isequal(how, false) || strcmpi(char(how), 'none')
    write_fields(texts, between, path, options.WriteMode, false(size(c)));
  else
    write_fields(texts, between, path, options.WriteMode);
  end
end

function [text, is_text] = field_text(x)
  is_text = false;
  if ischar(x) && (isrow(x) || isempty(x))
    text = reshape(x, 1, []);
    is_text = true;
  elseif isempty(x)
    text = '';
  elseif ~isscalar(x) || iscell(x) || isstruct(x)
    error('MATLAB:writecell:InvalidElement', 'writecell: expected numbers and texts in the cells, found %s', class(x));
  elseif any(ismissing(x)) && ~isnumeric(x)
    text = '';
  elseif isinteger(x) || islogical(x)
    text = sprintf('%d', x);
  elseif isnumeric(x)
    text = num2str(x, 15);
  else
    text = char(x);
    is_text = isstring(x);
  end
end
