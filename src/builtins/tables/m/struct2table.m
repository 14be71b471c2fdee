function t = struct2table(s, varargin)
  as_array = ~isscalar(s);
  for k = numel(varargin) - 1:-1:1
    if strcmpi(varargin{k}, 'AsArray')
      as_array = as_array || varargin{k + 1};
      varargin(k:k + 1) = [];
    end
  end
  names = fieldnames(s)';
  columns = cell(1, numel(names));
  if ~as_array
    columns = struct2cell(s)';
    heights = cellfun(@(x) size(x, 1), columns);
    if any(heights ~= max([heights, 0]))
      error('MATLAB:struct2table:UnequalFieldLengths', 'The fields of a scalar struct must have the same number of rows. To make one row of it, specify ''AsArray'', true.');
    end
    t = named_table(columns, names, max([heights, 0]), varargin);
    return;
  end
  for k = 1:numel(names)
    cells = reshape({s.(names{k})}, [], 1);
    columns{k} = cells;
    one = cell2table(cells);
    columns{k} = one{:, 1};
  end
  t = named_table(columns, names, numel(s), varargin);
end
