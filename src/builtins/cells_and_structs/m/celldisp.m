function celldisp(c, name)
  if ! iscell(c)
    error('celldisp: argument must be a cell array');
  end
  if nargin < 2
    name = 'c';
  end
  for k = 1:numel(c)
    if isvector(c)
      label = sprintf('%s{%d}', name, k);
    else
      at = cell(1, ndims(c));
      [at{:}] = ind2sub(size(c), k);
      label = sprintf('%s{%s}', name, strjoin(cellfun(@num2str, at, 'UniformOutput', false), ','));
    end
    if iscell(c{k})
      celldisp(c{k}, label);
    else
      display(c{k}, label);
    end
  end
end
