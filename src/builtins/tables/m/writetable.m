function writetable(t, path, varargin)
  must_be_table(t);
  options = table_options(struct('Delimiter', ',', 'WriteVariableNames', true, 'WriteRowNames', false, 'FileType', '', ...
    'QuoteStrings', 'minimal', 'WriteMode', 'overwrite', 'Sheet', 1, 'Range', []), varargin);
  if nargin < 2
    path = [inputname(1), '.txt'];
  end
  between = delimiter_sign(options.Delimiter);
  [columns, about] = parts_of(t);
  heads = {};
  texts = cell(height(t), 0);
  on_sheet = is_workbook(path);
  if options.WriteRowNames && ~isempty(about.RowNames)
    heads = about.DimensionNames(1);
    texts = about.RowNames(:);
  end
  for k = 1:numel(columns)
    x = columns{k};
    wide = size(x, 2);
    if ischar(x)
      wide = 1;
      x = cellstr(x);
    end
    for j = 1:wide
      head = about.VariableNames{k};
      if wide > 1
        head = sprintf('%s_%d', head, j);
      end
      heads{end + 1} = head;
      if on_sheet
        texts = [texts, cells_of(x(:, j))];
      else
        texts = [texts, field_texts(x(:, j))];
      end
    end
  end
  rows = texts;
  if options.WriteVariableNames
    rows = [heads; rows];
  end
  if on_sheet
    write_sheet('writetable', path, rows, options.Sheet, options.Range, options.WriteMode);
  else
    write_fields(rows, between, path, options.WriteMode);
  end
end

function cells = cells_of(x)
  if iscell(x)
    cells = x;
  elseif isnumeric(x) || islogical(x)
    cells = num2cell(x);
  else
    cells = field_texts(x);
  end
end

function texts = field_texts(x)
  if isinteger(x) || islogical(x)
    texts = lines_of(sprintf('%d\n', x));
  elseif isnumeric(x)
    texts = lines_of(sprintf('%.15g\n', x));
  elseif iscell(x)
    texts = cell(numel(x), 1);
    for k = 1:numel(x)
      if ischar(x{k})
        texts{k} = x{k};
      elseif isnumeric(x{k}) || islogical(x{k})
        texts{k} = num2str(x{k}, 15);
      else
        texts{k} = char(x{k});
      end
    end
  else
    texts = cellstr(x);
  end
  texts = texts(:);
end

function lines = lines_of(text)
  if isempty(text)
    lines = cell(0, 1);
  else
    lines = strsplit(text(1:end - 1), newline);
  end
  lines = lines(:);
end
