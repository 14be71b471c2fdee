function [out, groups, counts] = groupsummary(t, grouping, varargin)
  if ~isa(t, 'table')
    [out, groups, counts] = of_arrays(t, grouping, varargin);
    return;
  end
  args = varargin;
  missing_too = true;
  empty_too = false;
  edge = 'left';
  for k = numel(args) - 1:-1:1
    if ischar(args{k}) || isstring(args{k}) && isscalar(args{k})
      switch lower(char(args{k}))
        case 'includemissinggroups'
          missing_too = args{k + 1};
          args(k:k + 1) = [];
        case 'includeemptygroups'
          empty_too = args{k + 1};
          args(k:k + 1) = [];
        case 'includededge'
          edge = lower(char(args{k + 1}));
          args(k:k + 1) = [];
      end
    end
  end
  at = variable_places(t, grouping);
  columns = parts_of(t);
  names = t.Properties.VariableNames;
  % The variables that are grouped by, which bins may stand for; the others keep their values.
  keys = columns;
  bins = {};
  methods = {};
  if ~isempty(args) && is_bins(args{1})
    bins = args{1};
    args(1) = [];
    for k = 1:numel(at)
      if ~iscell(bins)
        keys{at(k)} = binned(keys{at(k)}, bins, edge);
      else
        keys{at(k)} = binned(keys{at(k)}, bins{min(k, numel(bins))}, edge);
      end
    end
  end
  if ~isempty(args)
    methods = args{1};
    if ~iscell(methods)
      if isstring(methods)
        methods = cellstr(methods);
      else
        methods = {methods};
      end
    end
  end
  rest = setdiff(1:numel(columns), at, 'stable');
  if numel(args) > 1
    data = variable_places(t, args{2});
  else
    data = rest;
    if ~isempty(methods) && ~all(cellfun(@(m) isa(m, 'function_handle'), methods))
      data = rest(cellfun(@(x) isnumeric(x) || islogical(x) || isa(x, 'duration') || isa(x, 'datetime'), columns(rest)));
    end
  end
  kept = true(height(t), 1);
  if ~missing_too
    for k = at
      kept = kept & ~any(ismissing(keys{k}), 2);
    end
    keys = cellfun(@(x) table.rows_of(x, kept), keys, 'UniformOutput', false);
    columns = cellfun(@(x) table.rows_of(x, kept), columns, 'UniformOutput', false);
  end
  count = sum(kept);
  [g, first] = table.groups_of(keys(at), count);
  % The rows of each group, where something is asked that sums do not tell.
  groups = {};
  n = numel(first);
  values = cellfun(@(x) table.rows_of(x, first), keys(at), 'UniformOutput', false);
  sizes = accumarray_fold(g, 1, n);
  key_names = names(at);
  if ~isempty(bins)
    for k = 1:numel(at)
      key_names{k} = ['disc_', key_names{k}];
    end
  end
  out = table.of(values, key_names, {}, numel(first));
  if empty_too && isscalar(at) && isa(keys{at}, 'categorical')
    all_of = categories(keys{at});
    have = cellstr(values{1});
    gone = setdiff(all_of, have, 'stable');
    if ~isempty(gone)
      extra = categorical(gone, all_of);
      values{1} = [values{1}; extra(:)];
      [~, order] = sort(values{1});
      groups = [rows_by_group(g, n); repmat({zeros(0, 1)}, numel(gone), 1)];
      groups = groups(order);
      n = numel(groups);
      sizes = [sizes; zeros(numel(gone), 1)];
      sizes = sizes(order);
      out = table.of({values{1}(order)}, key_names, {}, numel(order));
    end
  end
  out.GroupCount = sizes;
  functions = 0;
  list = {};
  for k = 1:numel(methods)
    if ischar(methods{k}) && strcmpi(methods{k}, 'all')
      list = [list, {'mean', 'sum', 'min', 'max', 'range', 'median', 'mode', 'var', 'std', 'nummissing', 'nnz'}];
    else
      list{end + 1} = methods{k};
    end
  end
  for j = data
    functions = 0;
    for k = 1:numel(list)
      method = list{k};
      if isa(method, 'function_handle')
        functions = functions + 1;
        label = sprintf('fun%d', functions);
      else
        label = lower(char(method));
      end
      by_sums = isempty(groups) && sums_tell(columns{j}, label);
      if by_sums
        out.([label, '_', names{j}]) = summed(columns{j}, label, g, n);
      else
        if isempty(groups)
          groups = rows_by_group(g, n);
        end
        out.([label, '_', names{j}]) = summarised(columns{j}, method, groups);
      end
    end
  end
end

% The columns of an array, grouped by vectors: what a table of both comes to.
function [out, groups, counts] = of_arrays(A, grouping, args)
  if iscell(A) || isstruct(A)
    error('MATLAB:groupsummary:FirstInput', 'expected a table or an array, found %s', class(A));
  end
  [vectors, is_one] = grouping_vectors('groupsummary', grouping);
  if isrow(A)
    A = A(:);
  end
  if size(A, 1) ~= numel(vectors{1})
    error('MATLAB:groupsummary:GroupingVectors', 'groupsummary: expected %d elements in what the rows are grouped by, found %d', ...
          size(A, 1), numel(vectors{1}));
  end
  columns = arrayfun(@(k) A(:, k), 1:size(A, 2), 'UniformOutput', false);
  method = 1 + (~isempty(args) && is_bins(args{1}));
  if numel(args) < method
    error('MATLAB:minrhs', 'groupsummary: expected what each group of an array comes to');
  end
  at = numel(vectors) + (1:numel(columns));
  s = groupsummary(table(vectors{:}, columns{:}), 1:numel(vectors), args{1:method}, at, args{method + 1:end});
  groups = arrayfun(@(k) s.(k), 1:numel(vectors), 'UniformOutput', false);
  if is_one
    groups = groups{1};
  end
  counts = s.GroupCount;
  out = s{:, numel(vectors) + 2:width(s)};
end

function tf = is_bins(x)
  words = {'none', 'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade', 'century', 'dayname', ...
    'dayofweek', 'dayofmonth', 'dayofyear', 'monthname', 'monthofyear', 'hourofday'};
  if iscell(x)
    tf = all(cellfun(@is_bins, x));
  elseif ischar(x) || isstring(x) && isscalar(x)
    tf = any(strcmpi(char(x), words));
  else
    tf = isnumeric(x) || isa(x, 'datetime') || isa(x, 'duration');
  end
end

function y = binned(x, bins, edge)
  if ischar(bins) || isstring(bins)
    if strcmpi(bins, 'none')
      y = x;
    else
      y = date_bins(x, lower(char(bins)));
    end
  elseif isnumeric(x)
    if isscalar(bins)
      [~, bins] = histcounts(x, bins);
    end
    last = numel(bins) - 1;
    if strcmp(edge, 'right')
      labels = arrayfun(@(k) sprintf('(%.5g, %.5g]', bins(k), bins(k + 1)), 1:last, 'UniformOutput', false);
      labels{1}(1) = '[';
    else
      labels = arrayfun(@(k) sprintf('[%.5g, %.5g)', bins(k), bins(k + 1)), 1:last, 'UniformOutput', false);
      labels{last}(end) = ']';
    end
    y = categorical(discretize(x, bins, 'IncludedEdge', edge), 1:last, labels, 'Ordinal', true);
  else
    error('MATLAB:groupsummary:Bins', 'Variables of class %s cannot be put into bins by numbers.', class(x));
  end
end

function tf = sums_tell(x, method)
  tf = isfloat(x) && isreal(x) && iscolumn(x) && ...
       any(strcmp(method, {'sum', 'mean', 'var', 'std', 'min', 'max', 'range', 'nnz', 'nummissing'}));
end

% What sums, and the least and greatest elements, tell of the groups g, of which there are n.
function y = summed(x, method, g, n)
  missing = isnan(x);
  count = accumarray_fold(g, double(~missing), n);
  switch method
    case 'nummissing'
      y = accumarray_fold(g, double(missing), n);
    case 'nnz'
      y = accumarray_fold(g, double(x ~= 0 & ~missing), n);
    case {'min', 'max'}
      y = cast(outermost(x, g, n, missing, count, method), class(x));
    case 'range'
      y = cast(outermost(x, g, n, missing, count, 'max') - outermost(x, g, n, missing, count, 'min'), class(x));
    otherwise
      x(missing) = 0;
      y = accumarray_fold(g, x, n);
      if ~strcmp(method, 'sum')
        y = y ./ count;
        if ~strcmp(method, 'mean')
          far = (double(x) - y(g)) .^ 2;
          far(missing) = 0;
          y = accumarray_fold(g, far, n) ./ max(count - 1, 1);
          y(count == 0) = NaN;
          if strcmp(method, 'std')
            y = real(sqrt(y));
          end
        end
      end
      y = cast(y, class(x));
  end
end

function y = outermost(x, g, n, missing, count, name)
  % What is missing is put behind the last group.
  g(missing) = n + 1;
  y = accumarray_fold(g, x, n + 1, name);
  y = y(1:n);
  y(count == 0) = NaN;
end

function y = summarised(x, method, groups)
  n = numel(groups);
  if isa(method, 'function_handle')
    parts = cell(n, 1);
    for k = 1:n
      parts{k} = method(table.rows_of(x, groups{k}));
    end
    y = vertcat(parts{:});
    return;
  end
  method = lower(char(method));
  % Asked once of all of them.
  whole = isnumeric(x) && ~(isfloat(x) && any(isnan(x(:))));
  parts = cell(n, 1);
  for k = 1:n
    one = table.rows_of(x, groups{k});
    switch method
      case 'nummissing'
        parts{k} = sum(ismissing(one), 1);
      case 'nnz'
        parts{k} = sum(one ~= 0 & ~ismissing(one), 1);
      case 'numunique'
        parts{k} = numel(unique(one(~ismissing(one))));
      case {'mean', 'sum', 'median', 'var', 'std', 'min', 'max', 'range', 'mode'}
        if ~whole && size(one, 2) == 1
          one = one(~ismissing(one));
        end
        parts{k} = folded(one, method);
      otherwise
        error('MATLAB:groupsummary:Method', 'Unknown method ''%s''.', method);
    end
  end
  y = vertcat(parts{:});
end

function y = folded(x, method)
  if islogical(x)
    x = double(x);
  end
  switch method
    case {'min', 'max'}
      if isempty(x)
        y = NaN;
      else
        y = feval(method, x, [], 1);
      end
    case 'range'
      y = max(x, [], 1) - min(x, [], 1);
    case {'var', 'std'}
      y = feval(method, x, 0, 1);
    otherwise
      y = feval(method, x, 1);
  end
end
