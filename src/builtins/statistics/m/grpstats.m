function varargout = grpstats(x, group, which, varargin)
  if nargin < 2
    group = [];
  end
  if nargin < 3 || isempty(which)
    which = {'mean'};
    if nargout > 1
      which = {'mean', 'sem', 'numel', 'gname', 'std', 'var'};
    end
  end
  if ~iscell(which)
    which = {which};
  end
  if ~isnumeric(x)
    error('stats:grpstats:BadData', 'grpstats: expected a matrix of numbers, found %s', class(x));
  end
  if isrow(x)
    x = x(:);
  end
  if isempty(group)
    group = ones(size(x, 1), 1);
  end
  if ~iscell(group) || iscellstr(group)
    group = {group};
  end
  keys = zeros(size(x, 1), numel(group));
  names = cell(1, numel(group));
  for k = 1:numel(group)
    [at, names{k}] = grp2idx(group{k});
    if numel(at) ~= size(x, 1)
      error('stats:grpstats:InputSizeMismatch', 'grpstats: expected %d groups, found %d', size(x, 1), numel(at));
    end
    keys(:, k) = at;
  end
  fine = ~any(isnan(keys), 2);
  [levels, ~, at] = unique(keys(fine, :), 'rows');
  x = x(fine, :);
  count = size(levels, 1);
  varargout = cell(1, numel(which));
  for s = 1:numel(which)
    if strcmpi(which{s}, 'gname')
      labels = cell(count, numel(group));
      for k = 1:numel(group)
        labels(:, k) = names{k}(levels(:, k));
      end
      varargout{s} = labels;
      continue;
    end
    if ischar(which{s}) && any(strcmpi(which{s}, {'mean', 'sem', 'numel', 'std', 'var', 'min', 'max', 'range'}))
      varargout{s} = at_once(x, at, count, lower(which{s}));
      continue;
    end
    f = statistic(which{s});
    rows = cell(count, size(x, 2));
    for g = 1:count
      for c = 1:size(x, 2)
        column = x(at == g, c);
        rows{g, c} = reshape(f(column(~isnan(column))), 1, []);
      end
    end
    if size(rows{1, 1}, 2) == 1
      varargout{s} = cell2mat(rows);
    else
      varargout{s} = permute(reshape(cell2mat(rows), count, [], size(x, 2)), [1, 3, 2]);
    end
  end
end

% A statistic of all groups: sums, and the least and largest elements, of what is known.
function y = at_once(x, at, count, name)
  y = zeros(count, size(x, 2));
  if isa(x, 'single') && ~strcmp(name, 'numel')
    y = single(y);
  end
  for c = 1:size(x, 2)
    column = x(:, c);
    known = ~isnan(column);
    n = accumarray_fold(at, double(known), count);
    switch name
      case 'numel'
        part = n;
      case {'min', 'max'}
        part = outermost(column, at, count, known, n, name);
      case 'range'
        part = outermost(column, at, count, known, n, 'max') - outermost(column, at, count, known, n, 'min');
      otherwise
        column(~known) = 0;
        part = accumarray_fold(at, column, count) ./ n;
        if ~strcmp(name, 'mean')
          far = (double(column) - part(at)) .^ 2;
          far(~known) = 0;
          part = accumarray_fold(at, far, count) ./ max(n - 1, 1);
          part(n == 0) = NaN;
        end
        if strcmp(name, 'sem')
          part = real(sqrt(part)) ./ real(sqrt(n));
        elseif strcmp(name, 'std')
          part = real(sqrt(part));
        end
    end
    y(:, c) = part;
  end
end

function part = outermost(column, at, count, known, n, name)
  % What is not known is put behind the last group.
  at = double(at);
  at(~known) = count + 1;
  part = accumarray_fold(at, column, count + 1, name);
  part = part(1:count);
  part(n == 0) = NaN;
end

function f = statistic(name)
  if isa(name, 'function_handle')
    f = name;
    return;
  end
  switch lower(name)
    case 'mean', f = @(v) mean(v, 1);
    case 'sem', f = @(v) std(v) / sqrt(numel(v));
    case 'numel', f = @numel;
    case 'std', f = @(v) std(v, 0, 1);
    case 'var', f = @(v) var(v, 0, 1);
    case 'median', f = @(v) median(v, 1);
    case 'mode', f = @mode;
    case 'min', f = @(v) min([v; NaN]);
    case 'max', f = @(v) max([v; NaN]);
    case 'range', f = @(v) max(v) - min(v);
    case 'meanci', f = @(v) mean(v) + [-1, 1] * tinv(0.975, numel(v) - 1) * std(v) / sqrt(numel(v));
    case 'predci', f = @(v) mean(v) + [-1, 1] * tinv(0.975, numel(v) - 1) * std(v) * sqrt(1 + 1 / numel(v));
    otherwise
      error('stats:grpstats:BadStat', 'grpstats: unknown statistic ''%s''', name);
  end
end
