function out = summary(x)
  if isa(x, 'categorical')
    names = categories(x);
    counts = countcats(x(:));
    lines = [names, num2cell(counts)]';
    lost = sum(isundefined(x(:)));
    if lost > 0
      lines = [lines, {'<undefined>'; lost}];
    end
    wide = max(cellfun(@numel, lines(1, :)));
    fprintf('     %-*s      %d \n', [num2cell(repmat(wide, 1, size(lines, 2))); lines]{:});
    return;
  end
  must_be_table(x);
  s = struct();
  columns = parts_of(x);
  about = x.Properties;
  for k = 1:numel(columns)
    one = columns{k};
    info = struct('Size', size(one), 'Type', class(one), 'Description', '', 'Units', '');
    if ~isempty(about.VariableUnits)
      info.Units = about.VariableUnits{k};
    end
    if islogical(one)
      info.True = sum(one(:));
      info.False = sum(~one(:));
    elseif isa(one, 'categorical')
      info.Categories = categories(one);
      info.Counts = countcats(one);
    elseif isnumeric(one) || isa(one, 'datetime') || isa(one, 'duration')
      info.NumMissing = sum(ismissing(one), 1);
      info.Min = min(one, [], 1);
      info.Median = median(one, 1, 'omitnan');
      info.Max = max(one, [], 1);
    elseif iscellstr(one) || isstring(one)
      info.NumMissing = sum(ismissing(one), 1);
    end
    s.(matlab.lang.makeValidName(about.VariableNames{k})) = info;
  end
  if nargout > 0
    out = s;
    return;
  end
  fprintf('Variables:\n\n');
  names = fieldnames(s);
  for k = 1:numel(names)
    info = s.(names{k});
    fprintf('    %s: %d%s%d %s\n\n', about.VariableNames{k}, info.Size(1), char(215), info.Size(2), described(info.Type));
    if isfield(info, 'True')
      fprintf('        Values:\n\n            True      %d\n            False     %d\n\n', info.True, info.False);
    elseif isfield(info, 'Counts')
      fprintf('        Values:\n\n');
      for j = 1:numel(info.Categories)
        fprintf('            %-*s    %d\n', max(cellfun(@numel, info.Categories)), info.Categories{j}, info.Counts(j));
      end
      fprintf('\n');
    elseif isfield(info, 'Min')
      fprintf('        Values:\n\n            Min       %s\n            Median    %s\n            Max       %s\n', ...
        written(info.Min), written(info.Median), written(info.Max));
      if any(info.NumMissing)
        fprintf('            NumMissing    %s\n', written(info.NumMissing));
      end
      fprintf('\n');
    end
  end
end

function text = described(type)
  text = type;
  if strcmp(type, 'cell')
    text = 'cell array of character vectors';
  end
end

function text = written(x)
  if isnumeric(x)
    text = strtrim(sprintf('%-10.5g', x));
  else
    text = char(x(1));
  end
end
