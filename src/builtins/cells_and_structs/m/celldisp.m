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
  show_cells(c, char(name));
end

function show_cells(c, name)
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
      show_cells(value, label);
    elseif iscell(value)
      fprintf('%s = {}\n\n', label);
    elseif ischar(value) && isempty(value)
      fprintf('%s = ''''\n\n', label);
    elseif isnumeric(value) && isempty(value)
      fprintf('%s = []\n\n', label);
    else
      fprintf('%s =\n\n', label);
      disp(value);
      fprintf('\n');
    end
  end
end
