function [t, ia, ib] = outerjoin(a, b, varargin)
  [left, right, keep_left, keep_right, ga, gb, options] = join_keys(a, b, varargin);
  label_a = inputname(1);
  label_b = inputname(2);
  [ia, ib] = matching_rows(ga, gb);
  keys = ga(ia);
  if any(strcmpi(options.Type, {'full', 'left'}))
    alone = find(~ismember(ga, gb));
    ia = [ia; alone];
    ib = [ib; zeros(numel(alone), 1)];
    keys = [keys; ga(alone)];
  end
  if any(strcmpi(options.Type, {'full', 'right'}))
    alone = find(~ismember(gb, ga));
    ia = [ia; zeros(numel(alone), 1)];
    ib = [ib; alone];
    keys = [keys; gb(alone)];
  end
  [~, order] = sort(keys);
  ia = ia(order);
  ib = ib(order);
  columns_a = cellfun(@(x) rows_or_missing(x, ia), parts_of(a), 'UniformOutput', false);
  columns_b = cellfun(@(x) rows_or_missing(x, ib), parts_of(b), 'UniformOutput', false);
  names_a = a.Properties.VariableNames;
  names_b = b.Properties.VariableNames;
  if options.MergeKeys
    for k = 1:numel(left)
      x = columns_a{left(k)};
      y = columns_b{right(k)};
      x(ia == 0, :) = y(ia == 0, :);
      columns_a{left(k)} = x;
      if ~strcmp(names_a{left(k)}, names_b{right(k)})
        names_a{left(k)} = [names_a{left(k)}, '_', names_b{right(k)}];
      end
    end
    keep_left = union(keep_left, left, 'stable');
    keep_right = setdiff(keep_right, right, 'stable');
  elseif isempty(options.RightVariables)
    keep_right = 1:numel(names_b);
  end
  wide_a = table.of(columns_a(keep_left), names_a(keep_left), {}, numel(ia));
  wide_b = table.of(columns_b(keep_right), names_b(keep_right), {}, numel(ib));
  t = joined_table(wide_a, wide_b, label_a, label_b);
end

function y = rows_or_missing(x, rows)
  gone = rows == 0;
  if ~any(gone)
    y = table.rows_of(x, rows);
    return;
  end
  if islogical(x) || isinteger(x)
    y = zeros(numel(rows), size(x, 2), 'like', x);
    y(~gone, :) = x(rows(~gone), :);
  elseif isnumeric(x)
    y = nan(numel(rows), size(x, 2), class(x));
    y(~gone, :) = x(rows(~gone), :);
  elseif iscell(x)
    y = cell(numel(rows), size(x, 2));
    if iscellstr(x)
      y(:) = {''};
    end
    y(~gone, :) = x(rows(~gone), :);
  elseif ischar(x)
    y = repmat(' ', numel(rows), size(x, 2));
    y(~gone, :) = x(rows(~gone), :);
  else
    y = x(max(rows, 1), :);
    if isstring(x)
      y(gone, :) = string(NaN);
    elseif isa(x, 'datetime')
      y(gone, :) = NaT;
    elseif isa(x, 'categorical')
      y(gone, :) = categorical(NaN);
    else
      y(gone, :) = NaN;
    end
  end
end
