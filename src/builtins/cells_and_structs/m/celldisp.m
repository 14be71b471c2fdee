function celldisp(c, name)
  if ~iscell(c)
    error('MATLAB:celldisp:notACell', 'celldisp: argument must be a cell array');
  end
  if nargin < 2
    name = inputname(1);
    if isempty(name)
      name = 'ans';
    end
  end
  % Without lines between under `format compact`.
  [~, spacing] = format();
  show_cells(c, char(name), repmat(newline, 1, ~strcmp(spacing, 'compact')));
end

function show_cells(c, name, gap)
  for k = 1:numel(c)
    if isvector(c)
      label = sprintf('%s{%d}', name, k);
    else
      at = cell(1, ndims(c));
      [at{:}] = ind2sub(size(c), k);
      label = sprintf('%s{%s}', name, strjoin(cellfun(@num2str, at, 'UniformOutput', false), ','));
    end
    value = c{k};
    if iscell(value) && ~isempty(value)
      show_cells(value, label, gap);
      continue;
    end
    fprintf('%s%s =\n%s', gap, label, gap);
    if ~isempty(value)
      disp(value);
    elseif iscell(value)
      fprintf('     {}\n');
    elseif ischar(value)
      fprintf('     ''''\n');
    elseif isnumeric(value)
      fprintf('     []\n');
    else
      fprintf('%d-by-%d %s\n', size(value, 1), size(value, 2), class(value));
    end
    fprintf('%s', gap);
  end
end
