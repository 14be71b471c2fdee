% A table whose rows have times.
classdef timetable
  properties (Hidden, SetAccess = private)
    rows = table()
    row_times = datetime(zeros(0, 3))
    dimension = 'Time'
  end

  methods
    function tt = timetable(varargin)
      if nargin == 0
        return;
      end
      [given, options] = split_options(varargin);
      names = cell(1, numel(given));
      for k = 1:numel(given)
        names{k} = inputname(k);
      end
      if isfield(options, 'Size')
        if ~isempty(given) || ~isfield(options, 'VariableTypes')
          error('MATLAB:timetable:InvalidArgument', 'A timetable of a size is made of the types of its variables, and of no variables.');
        end
        rows = table('Size', options.Size, 'VariableTypes', options.VariableTypes);
        given = arrayfun(@(k) rows.(k), 1:width(rows), 'UniformOutput', false);
        names = cell(1, numel(given));
        if isfield(options, 'RowTimes') && numel(options.RowTimes) ~= options.Size(1)
          error('MATLAB:timetable:NumberOfRowsMismatch', 'The row times vector must have as many elements as there are rows.');
        elseif isempty(given)
          options.RowTimes = reshape(times_of(options, options.Size(1)), [], 1);
        end
      end
      if ~isempty(given) && ~isfield(options, 'Size') && is_time(given{1}) && ~any(isfield(options, {'RowTimes', 'TimeStep', 'SampleRate'}))
        tt.row_times = given{1}(:);
        if ~isempty(names{1})
          tt.dimension = names{1};
        end
        [given, names] = deal(given(2:end), names(2:end));
      else
        n = 0;
        if isfield(options, 'RowTimes')
          n = numel(options.RowTimes);
        elseif ~isempty(given)
          n = size(given{1}, 1);
        end
        tt.row_times = times_of(options, n);
      end
      for k = find(cellfun(@isempty, names))
        names{k} = sprintf('Var%d', k);
      end
      if isfield(options, 'VariableNames')
        names = reshape(cellstr(options.VariableNames), 1, []);
        if numel(names) ~= numel(given)
          error('MATLAB:table:IncorrectNumberOfVarNames', 'The VariableNames property must contain one name for each variable in the timetable.');
        end
      else
        names = matlab.lang.makeUniqueStrings(names);
      end
      n = numel(tt.row_times);
      for k = 1:numel(given)
        if size(given{k}, 1) ~= n
          error('MATLAB:timetable:NumberOfRowsMismatch', 'All timetable variables must have the same number of rows as the row times vector.');
        end
      end
      tt.rows = table.of(given, names, {}, n);
      if isfield(options, 'DimensionNames')
        tt.dimension = char(options.DimensionNames{1});
      end
    end

    function [rows, times, dimension] = parts_of(tt)
      rows = tt.rows;
      times = tt.row_times;
      dimension = tt.dimension;
    end

    function varargout = size(tt, varargin)
      [varargout{1:max(nargout, 1)}] = size(tt.rows, varargin{:});
    end

    function n = numel(tt), n = numel(tt.rows); end
    function n = ndims(tt), n = 2; end
    function n = length(tt), n = length(tt.rows); end
    function n = height(tt), n = height(tt.rows); end
    function n = width(tt), n = width(tt.rows); end
    function tf = isempty(tt), tf = isempty(tt.rows); end
    function tf = istable(tt), tf = false; end
    function tf = istabular(tt), tf = true; end
    function tf = istimetable(tt), tf = true; end

    function e = end(tt, k, n)
      s = [size(tt.rows), 1];
      e = s(min(k, 3));
    end

    function varargout = subsref(tt, steps)
      step = steps(1);
      if strcmp(step.type, '.')
        [value, used] = member_of(tt, steps);
        steps = steps(used + 1:end);
      else
        subs = step.subs;
        if numel(subs) ~= 2
          error('MATLAB:table:NDSubscript', 'A timetable is indexed by rows and variables: tt(rows, vars), tt{rows, vars} or tt.name.');
        end
        at = places(tt, subs{1});
        if strcmp(step.type, '()')
          value = with_rows(tt, tt.rows(at, subs{2}), tt.row_times(at));
        else
          value = tt.rows{at, subs{2}};
        end
        steps = steps(2:end);
      end
      if isempty(steps)
        varargout = {value};
      else
        [varargout{1:max(nargout, 1)}] = subsref(value, steps);
      end
    end

    function tt = subsasgn(tt, steps, value)
      step = steps(1);
      if ~strcmp(step.type, '.')
        if isa(value, 'timetable')
          value = value.rows;
        end
        if isnumeric(value) && isequal(size(value), [0 0]) && numel(steps) == 1 && strcmp(step.type, '()')
          if ischar(step.subs{1}) && isequal(step.subs{1}, ':')
            tt.rows(:, step.subs{2}) = [];
          else
            gone = places(tt, step.subs{1});
            left = setdiff(1:height(tt.rows), gone);
            tt = with_rows(tt, tt.rows(left, :), tt.row_times(left));
          end
          return;
        end
        [steps(1).subs{1}, tt] = rows_for(tt, step.subs{1});
        tt.rows = subsasgn(tt.rows, steps, value);
        return;
      end
      name = char(step.subs);
      if strcmp(name, tt.dimension) || strcmp(name, 'Properties') && numel(steps) > 1 && strcmp(steps(2).subs, 'RowTimes')
        rest = steps(2 + strcmp(name, 'Properties'):end);
        if ~isempty(rest)
          value = subsasgn(tt.row_times, rest, value);
        end
        if ~is_time(value) || numel(value) ~= height(tt.rows)
          error('MATLAB:timetable:InvalidRowTimes', 'Row times must be a datetime or duration vector with one element for each row.');
        end
        tt.row_times = value(:);
      elseif strcmp(name, 'Properties') && numel(steps) > 1 && strcmp(steps(2).subs, 'DimensionNames')
        names = {tt.dimension, 'Variables'};
        if numel(steps) > 2
          names = subsasgn(names, steps(3:end), value);
        else
          names = value;
        end
        tt.dimension = char(names{1});
      else
        tt.rows = subsasgn(tt.rows, steps, value);
      end
    end

    function tt = horzcat(varargin)
      tt = varargin{1};
      for k = 2:nargin
        other = varargin{k};
        if isa(other, 'timetable')
          if ~isequal(sort(tt.row_times), sort(other.row_times))
            error('MATLAB:timetable:horzcat:UnequalRowTimes', 'All timetables in the bracketed expression must have the same row times.');
          end
          [~, at] = ismember(tt.row_times, other.row_times);
          other = other.rows(at, :);
        end
        tt.rows = [tt.rows, other];
      end
    end

    function tt = vertcat(varargin)
      tt = varargin{1};
      for k = 2:nargin
        other = varargin{k};
        if ~isa(other, 'timetable')
          error('MATLAB:timetable:vertcat:InvalidInput', 'Timetables are joined with timetables, found %s.', class(other));
        end
        tt.rows = [tt.rows; other.rows];
        tt.row_times = [tt.row_times; other.row_times];
      end
    end

    function tf = isequal(a, varargin), tf = same(@isequal, a, varargin); end
    function tf = isequaln(a, varargin), tf = same(@isequaln, a, varargin); end

    function [tt, order] = sortrows(tt, vars, varargin)
      by_time = nargin < 2 || (ischar(vars) || isstring(vars)) && any(strcmp(vars, {tt.dimension, 'RowTimes'}));
      if by_time
        [~, order] = sort(tt.row_times, varargin{:});
      elseif (ischar(vars) || isstring(vars)) && any(strcmpi(vars, {'ascend', 'descend'}))
        [~, order] = sort(tt.row_times, char(vars));
      else
        [~, order] = sortrows(tt.rows, vars, varargin{:});
      end
      tt = with_rows(tt, tt.rows(order, :), tt.row_times(order));
    end

    function tf = issorted(tt, varargin), tf = issorted(tt.row_times); end
    function tf = ismissing(tt, varargin), tf = ismissing(tt.rows, varargin{:}); end

    function [tt, gone] = rmmissing(tt, varargin)
      [~, gone] = rmmissing(tt.rows, varargin{:});
      gone = gone(:) | ismissing(tt.row_times);
      tt = with_rows(tt, tt.rows(~gone, :), tt.row_times(~gone));
    end

    function [tt, filled] = fillmissing(tt, method, varargin)
      if ~any(strcmpi(method, {'constant', 'previous', 'next'}))
        varargin = [varargin, {'SamplePoints', tt.row_times}];
      end
      [tt.rows, filled] = fillmissing(tt.rows, method, varargin{:});
    end

    function [tt, first] = unique(tt, varargin)
      whole = table.of([{tt.row_times}, columns_of(tt)], [{'#'}, tt.rows.Properties.VariableNames], {}, height(tt.rows));
      [~, first] = unique(whole, varargin{:});
      tt = with_rows(tt, tt.rows(first, :), tt.row_times(first));
    end

    % Whether the steps from each time to the next are alike; and the step.
    function [tf, step] = isregular(tt, varargin)
      steps = diff(tt.row_times);
      tf = numel(steps) > 0 && all(abs(steps - steps(1)) <= milliseconds(1e-6)) && steps(1) > 0;
      step = NaN;
      if tf
        step = steps(1);
      elseif nargin > 1
        step = caldays(1);
      end
      if nargin > 1 && isa(tt.row_times, 'datetime') && numel(tt.row_times) > 1 && ~tf
        names = {'days', 'weeks', 'months', 'quarters', 'years'};
        units = {caldays(1), calweeks(1), calmonths(1), calquarters(1), calyears(1)};
        at = find(strcmpi(varargin{1}, names) | strcmpi([char(varargin{1}), 's'], names));
        if ~isempty(at)
          want = tt.row_times(1) + units{at} * (0:numel(tt.row_times) - 1)';
          tf = isequal(want, tt.row_times);
          step = units{at};
        end
      end
    end

    % The rows some places before.
    function tt = lag(tt, n)
      if nargin < 2
        n = 1;
      end
      if isa(n, 'duration')
        [tf, step] = isregular(tt);
        if ~tf
          error('MATLAB:timetable:lag:Irregular', 'lag: a timetable that is not regular is shifted by numbers of rows');
        end
        n = round(n / step);
      end
      count = height(tt.rows);
      from = (1:count)' - n;
      inside = from >= 1 & from <= count;
      names = tt.rows.Properties.VariableNames;
      for k = 1:numel(names)
        tt.rows.(names{k}) = moved(tt.rows.(names{k}), from, inside);
      end
    end

    function tt = retime(tt, to, varargin)
      if ~issorted(tt.row_times)
        tt = sortrows(tt);
      end
      [method, options] = method_of(varargin);
      if ischar(to) || isstring(to)
        if strcmpi(to, 'regular')
          to = regular_times(tt.row_times, options);
        else
          to = calendar_times(tt.row_times, char(to));
        end
      end
      to = to(:);
      names = tt.rows.Properties.VariableNames;
      columns = columns_of(tt);
      for k = 1:numel(columns)
        columns{k} = at_times(columns{k}, tt.row_times, to, method, options, names{k});
      end
      tt.row_times = to;
      tt.rows = table.of(columns, names, {}, numel(to));
    end

    function tt = synchronize(varargin)
      count = sum(cumprod(cellfun(@(x) isa(x, 'timetable'), varargin)));
      given = varargin(1:count);
      rest = varargin(count + 1:end);
      words = {'union', 'intersection', 'commonrange', 'first', 'last'};
      basis = 'union';
      to = [];
      if ~isempty(rest)
        if is_time(rest{1})
          to = rest{1};
          rest(1) = [];
        elseif any(strcmpi(rest{1}, words))
          basis = lower(char(rest{1}));
          rest(1) = [];
        elseif ~any(strcmpi(rest{1}, methods_of_retime()))
          all_times = cellfun(@(t) t.row_times, given, 'UniformOutput', false);
          if strcmpi(rest{1}, 'regular')
            [~, options] = method_of(rest(2:end));
            to = regular_times(sort(vertcat(all_times{:})), options);
          else
            to = calendar_times(sort(vertcat(all_times{:})), char(rest{1}));
          end
          rest(1) = [];
        end
      end
      if isempty(to)
        to = common_times(given, basis);
      end
      if isempty(rest)
        rest = {'fillwithmissing'};
      end
      names = cellfun(@(t) t.rows.Properties.VariableNames, given, 'UniformOutput', false);
      flat = [names{:}];
      columns = {};
      made = {};
      for k = 1:count
        one = retime(given{k}, to, rest{:});
        columns = [columns, columns_of(one)];
        own = names{k};
        for j = 1:numel(own)
          if sum(strcmp(flat, own{j})) > 1
            label = inputname(k);
            if isempty(label)
              label = sprintf('%d', k);
            end
            own{j} = [own{j}, '_', label];
          end
        end
        made = [made, own];
      end
      tt = given{1};
      tt.row_times = to(:);
      tt.rows = table.of(columns, made, {}, numel(to));
    end

    function T = timetable2table(tt, varargin)
      names = tt.rows.Properties.VariableNames;
      if numel(varargin) > 1 && strcmpi(varargin{1}, 'ConvertRowTimes') && ~varargin{2}
        T = tt.rows;
      else
        T = table.of([{tt.row_times}, columns_of(tt)], [{tt.dimension}, names], {}, height(tt.rows));
      end
    end

    function y = head(tt, n)
      if nargin < 2
        n = 8;
      end
      y = shown(tt, 1:min(n, height(tt.rows)));
      if nargout == 0
        disp(y);
        clear y;
      end
    end

    function y = tail(tt, n)
      if nargin < 2
        n = 8;
      end
      h = height(tt.rows);
      y = shown(tt, max(h - n, 0) + 1:h);
      if nargout == 0
        disp(y);
        clear y;
      end
    end

    function names = fieldnames(tt)
      names = [tt.rows.Properties.VariableNames, {'Properties', tt.dimension, 'Variables'}]';
    end

    function display(tt)
      name = inputname(1);
      gap = blank_line();
      if ~isempty(name)
        fprintf('%s =\n%s', name, gap);
      end
      empty = '';
      if isempty(tt)
        empty = 'empty ';
      end
      fprintf('  %d%s%d %stimetable\n%s', height(tt.rows), char(215), width(tt.rows), empty, gap);
      disp(tt);
    end

    function disp(tt)
      if width(tt.rows) > 0 || height(tt.rows) > 0
        disp(timetable2table(tt));
      end
    end
  end

  % What is computed of all variables, one by one.
  methods
    function tt = plus(a, b), tt = computed(@plus, a, b); end
    function tt = minus(a, b), tt = computed(@minus, a, b); end
    function tt = times(a, b), tt = computed(@times, a, b); end
    function tt = rdivide(a, b), tt = computed(@rdivide, a, b); end
    function tt = mtimes(a, b), tt = computed(@mtimes, a, b); end
    function tt = mrdivide(a, b), tt = computed(@mrdivide, a, b); end
    function tt = power(a, b), tt = computed(@power, a, b); end
    function tt = eq(a, b), tt = computed(@eq, a, b); end
    function tt = ne(a, b), tt = computed(@ne, a, b); end
    function tt = lt(a, b), tt = computed(@lt, a, b); end
    function tt = le(a, b), tt = computed(@le, a, b); end
    function tt = gt(a, b), tt = computed(@gt, a, b); end
    function tt = ge(a, b), tt = computed(@ge, a, b); end
    function tt = uminus(tt), tt.rows = -tt.rows; end
    function tt = abs(tt), tt.rows = abs(tt.rows); end
    function tt = sqrt(tt), tt.rows = sqrt(tt.rows); end
    function tt = exp(tt), tt.rows = exp(tt.rows); end
    function tt = log(tt), tt.rows = log(tt.rows); end
    function tt = round(tt, varargin), tt.rows = round(tt.rows, varargin{:}); end
    function tt = cumsum(tt, varargin), tt.rows = cumsum(tt.rows, varargin{:}); end
    function t = sum(tt, varargin), t = sum(tt.rows, varargin{:}); end
    function t = mean(tt, varargin), t = mean(tt.rows, varargin{:}); end
    function t = median(tt, varargin), t = median(tt.rows, varargin{:}); end
    function t = std(tt, varargin), t = std(tt.rows, varargin{:}); end
    function t = min(tt, varargin), t = min(tt.rows, varargin{:}); end
    function t = any(tt, varargin), t = any(tt.rows, varargin{:}); end
    function t = all(tt, varargin), t = all(tt.rows, varargin{:}); end
    function t = range(tt, varargin), t = range(tt.rows, varargin{:}); end
    function [low, high] = bounds(tt, varargin), [low, high] = bounds(tt.rows, varargin{:}); end

    function tt = diff(tt, varargin)
      steps = diff(tt.rows, varargin{:});
      tt = with_rows(tt, steps, tt.row_times(end - height(steps) + 1:end));
    end

    function t = max(tt, varargin), t = max(tt.rows, varargin{:}); end
    function t = varfun(f, tt, varargin)
      % Of as many rows it is a timetable again, unless a table is asked for.
      format = 'auto';
      for k = numel(varargin) - 1:-1:1
        if (ischar(varargin{k}) || isstring(varargin{k})) && strcmpi(varargin{k}, 'OutputFormat')
          format = lower(char(varargin{k + 1}));
          if any(strcmp(format, {'timetable', 'auto'}))
            varargin(k:k + 1) = [];
          end
        elseif (ischar(varargin{k}) || isstring(varargin{k})) && strcmpi(varargin{k}, 'GroupingVariables')
          format = 'table';
        end
      end
      t = varfun(f, tt.rows, varargin{:});
      if any(strcmp(format, {'timetable', 'auto'})) && istable(t) && height(t) == height(tt.rows)
        t = with_rows(tt, t, tt.row_times);
      elseif strcmp(format, 'timetable')
        error('MATLAB:table:varfun:TimetableHeight', 'varfun: the function must give as many rows as the timetable has');
      end
    end
  end

  % What is done with the variables as with those of a table.
  methods
    function tt = removevars(tt, varargin), tt.rows = removevars(tt.rows, varargin{:}); end
    function tt = renamevars(tt, varargin), tt.rows = renamevars(tt.rows, varargin{:}); end
    function tt = movevars(tt, varargin), tt.rows = movevars(tt.rows, varargin{:}); end
    function tt = convertvars(tt, varargin), tt.rows = convertvars(tt.rows, varargin{:}); end
    function tt = mergevars(tt, varargin), tt.rows = mergevars(tt.rows, varargin{:}); end
    function tt = splitvars(tt, varargin), tt.rows = splitvars(tt.rows, varargin{:}); end

    function tt = addvars(tt, varargin)
      known = find(cellfun(@(a) (ischar(a) || isstring(a) && isscalar(a)) && any(strcmpi(a, {'Before', 'After', 'NewVariableNames'})), varargin), 1);
      if isempty(known) || ~any(cellfun(@(a) (ischar(a) || isstring(a) && isscalar(a)) && strcmpi(a, 'NewVariableNames'), varargin))
        if isempty(known)
          known = nargin;
        end
        names = cell(1, known - 1);
        for k = 1:known - 1
          names{k} = inputname(k + 1);
          if isempty(names{k})
            names{k} = sprintf('Var%d', width(tt.rows) + k);
          end
        end
        varargin = [varargin, {'NewVariableNames', names}];
      end
      tt.rows = addvars(tt.rows, varargin{:});
    end

    function varargout = groupsummary(tt, varargin), [varargout{1:max(nargout, 1)}] = groupsummary(timetable2table(tt), varargin{:}); end
    function varargout = groupcounts(tt, varargin), [varargout{1:max(nargout, 1)}] = groupcounts(timetable2table(tt), varargin{:}); end
    function varargout = grouptransform(tt, varargin), [varargout{1:max(nargout, 1)}] = grouptransform(timetable2table(tt), varargin{:}); end
    function varargout = stack(tt, varargin), [varargout{1:max(nargout, 1)}] = stack(timetable2table(tt), varargin{:}); end
    function varargout = join(a, b, varargin), [varargout{1:max(nargout, 1)}] = joined(@join, a, b, varargin); end
    function varargout = innerjoin(a, b, varargin), [varargout{1:max(nargout, 1)}] = joined(@innerjoin, a, b, varargin); end
    function varargout = outerjoin(a, b, varargin), [varargout{1:max(nargout, 1)}] = joined(@outerjoin, a, b, varargin); end
    function varargout = summary(tt), [varargout{1:nargout}] = summary(timetable2table(tt)); end
    function tt = normalize(tt, varargin), tt.rows = normalize(tt.rows, varargin{:}); end
    function tt = rescale(tt, varargin), tt.rows = rescale(tt.rows, varargin{:}); end
    function tf = isoutlier(tt, varargin), tf = isoutlier(tt.rows, varargin{:}); end
    function [tt, filled] = filloutliers(tt, varargin), [tt.rows, filled] = filloutliers(tt.rows, varargin{:}); end

    function [tt, gone] = rmoutliers(tt, varargin)
      gone = any(isoutlier(tt.rows, varargin{:}), 2);
      tt = with_rows(tt, tt.rows(~gone, :), tt.row_times(~gone));
    end

    function [out, first] = unstack(tt, varargin)
      [T, first] = unstack(timetable2table(tt), varargin{:});
      out = timed(T, tt.dimension);
    end

    function t = rowfun(f, tt, varargin), t = rowfun(f, tt.rows, varargin{:}); end
  end

  methods (Static, Hidden)
    % A timetable of the rows of a table.
    function tt = of(rows, times, dimension)
      tt = timetable();
      tt.rows = rows;
      tt.row_times = times(:);
      if nargin > 2
        tt.dimension = dimension;
      end
    end
  end
end

% Tables and timetables side by side, by what keys have in common: with the times of the left one, where it has times.
function varargout = joined(f, a, b, options)
  parts = {a, b};
  for k = 1:2
    if istimetable(parts{k})
      parts{k} = timetable2table(parts{k});
    end
  end
  [varargout{1:max(nargout, 1)}] = f(parts{1}, parts{2}, options{:});
  if istimetable(a)
    varargout{1} = timed(varargout{1}, a.dimension);
  end
end

% The rows of a table with the times that a variable of it holds, or two whose names tell where they are from.
function T = timed(T, name)
  names = T.Properties.VariableNames;
  at = find(strcmp(names, name));
  if isempty(at)
    at = [find(strcmp(names, [name, '_left'])), find(strcmp(names, [name, '_right']))];
  end
  if isempty(at) || ~is_time(T.(at(1)))
    return;
  end
  times = T.(at(1));
  if numel(at) > 1
    gone = ismissing(times);
    other = T.(at(2));
    times(gone) = other(gone);
  end
  T = timetable.of(T(:, setdiff(1:width(T), at)), times, name);
end

function tf = is_time(x)
  tf = isa(x, 'datetime') || isa(x, 'duration');
end

function [given, options] = split_options(args)
  known = {'VariableNames', 'RowTimes', 'TimeStep', 'SampleRate', 'StartTime', 'DimensionNames', 'Size', 'VariableTypes'};
  first = numel(args) + 1;
  for k = 1:numel(args) - 1
    if (ischar(args{k}) && isrow(args{k}) || isstring(args{k}) && isscalar(args{k})) && any(strcmpi(args{k}, known))
      first = k;
      break;
    end
  end
  given = args(1:first - 1);
  options = struct();
  for k = first:2:numel(args) - 1
    at = find(strcmpi(args{k}, known), 1);
    if isempty(at)
      error('MATLAB:timetable:InvalidArgument', 'Invalid parameter name: %s.', char(args{k}));
    end
    options.(known{at}) = args{k + 1};
  end
end

function times = times_of(options, n)
  if isfield(options, 'RowTimes')
    times = options.RowTimes(:);
    if ~is_time(times)
      error('MATLAB:timetable:InvalidRowTimes', 'Row times must be a datetime or duration vector.');
    end
    return;
  end
  if isfield(options, 'SampleRate')
    step = seconds(1 / options.SampleRate);
  elseif isfield(options, 'TimeStep')
    step = options.TimeStep;
  else
    error('MATLAB:timetable:NoTimeVector', 'A timetable needs row times: a datetime or duration vector, ''RowTimes'', ''TimeStep'' or ''SampleRate''.');
  end
  % Times are shown in the unit of their steps.
  start = 0 * step;
  if isfield(options, 'StartTime')
    start = options.StartTime;
  end
  times = start + step * (0:n - 1)';
end

function tt = with_rows(tt, rows, times)
  tt.rows = rows;
  tt.row_times = times;
end

function y = shown(tt, at)
  y = with_rows(tt, tt.rows(at, :), tt.row_times(at));
end

function columns = columns_of(tt)
  names = tt.rows.Properties.VariableNames;
  columns = cellfun(@(name) tt.rows.(name), names, 'UniformOutput', false);
end

% Which rows a subscript names.
function at = places(tt, sub)
  if ischar(sub) && isequal(sub, ':')
    at = (1:height(tt.rows))';
  elseif isstruct(sub) && isfield(sub, 'timerange')
    at = find(sub.timerange(tt.row_times));
  elseif is_time(sub)
    at = [];
    for k = 1:numel(sub)
      at = [at; find(tt.row_times == sub(k))];
    end
  elseif ischar(sub) || isstring(sub) || iscellstr(sub)
    if isa(tt.row_times, 'duration')
      at = places(tt, duration(sub));
    else
      at = places(tt, datetime(sub));
    end
  else
    at = sub;
  end
end

% The same where rows may be new: those get their times.
function [at, tt] = rows_for(tt, sub)
  if is_time(sub)
    at = zeros(numel(sub), 1);
    for k = 1:numel(sub)
      found = find(tt.row_times == sub(k), 1);
      if isempty(found)
        tt.row_times(end + 1, 1) = sub(k);
        found = numel(tt.row_times);
      end
      at(k) = found;
    end
  else
    at = places(tt, sub);
    if isnumeric(at) && any(at > height(tt.rows))
      error('MATLAB:timetable:RowIndexOutOfRange', 'Row index exceeds timetable dimensions; new rows are named by their times.');
    end
  end
end

function [value, used] = member_of(tt, steps)
  used = 1;
  name = steps(1).subs;
  if ~isnumeric(name) && strcmp(name, tt.dimension)
    value = tt.row_times;
  elseif ~isnumeric(name) && strcmp(name, 'Properties')
    value = tt.rows.Properties;
    value = rmfield(value, 'RowNames');
    value.DimensionNames = {tt.dimension, 'Variables'};
    value.RowTimes = tt.row_times;
    value.StartTime = tt.row_times(1:min(1, end));
    [regular, step] = isregular(tt);
    value.TimeStep = step;
    value.SampleRate = NaN;
    if regular
      value.SampleRate = 1 / seconds(step);
    end
  elseif ~isnumeric(name) && ~any(strcmp(name, tt.rows.Properties.VariableNames)) && ismethod(tt, name)
    args = {};
    if numel(steps) > 1 && strcmp(steps(2).type, '()')
      args = steps(2).subs;
      used = 2;
    end
    value = feval(name, tt, args{:});
  else
    value = subsref(tt.rows, steps(1));
  end
end

function tf = same(how, a, others)
  tf = isa(a, 'timetable');
  for k = 1:numel(others)
    b = others{k};
    tf = tf && isa(b, 'timetable') && how(a.row_times, b.row_times) && how(a.rows, b.rows);
  end
end

function tt = computed(f, a, b)
  if isa(a, 'timetable') && isa(b, 'timetable')
    if ~isequal(a.row_times, b.row_times)
      error('MATLAB:timetable:math:DifferentRowTimes', 'Timetables that are computed with must have the same row times.');
    end
    tt = a;
    tt.rows = f(a.rows, b.rows);
  elseif isa(a, 'timetable')
    tt = a;
    tt.rows = f(a.rows, b);
  else
    tt = b;
    tt.rows = f(a, b.rows);
  end
end

function names = methods_of_retime()
  names = {'fillwithmissing', 'fillwithconstant', 'previous', 'next', 'nearest', 'linear', 'spline', 'pchip', 'makima', ...
    'sum', 'mean', 'prod', 'min', 'max', 'count', 'mode', 'median', 'firstvalue', 'lastvalue', 'default'};
end

function [method, options] = method_of(args)
  method = 'fillwithmissing';
  options = struct('Constant', 0, 'EndValues', 'extrap', 'IncludedEdge', 'left', 'TimeStep', [], 'SampleRate', []);
  k = 1;
  if ~isempty(args) && (isa(args{1}, 'function_handle') || any(strcmpi(args{1}, methods_of_retime())))
    method = args{1};
    if ~isa(method, 'function_handle')
      method = lower(char(method));
    end
    k = 2;
  end
  known = fieldnames(options);
  while k < numel(args)
    at = find(strcmpi(args{k}, known), 1);
    if isempty(at)
      error('MATLAB:timetable:retime:InvalidOption', 'Invalid method or option: %s.', char(args{k}));
    end
    options.(known{at}) = args{k + 1};
    k = k + 2;
  end
  if k == numel(args)
    error('MATLAB:timetable:retime:InvalidOption', 'Invalid method or option: %s.', char(args{k}));
  end
end

function to = regular_times(times, options)
  step = options.TimeStep;
  if isempty(step)
    step = seconds(1 / options.SampleRate);
  end
  first = times(1);
  if isa(step, 'duration')
    if isa(first, 'datetime')
      day = dateshift(first, 'start', 'day');
      first = day + step * floor((first - day) / step);
    else
      first = step * floor(first / step);
    end
  end
  to = steps_from(first, times(end), step);
end

function to = calendar_times(times, word)
  words = {'yearly', 'quarterly', 'monthly', 'weekly', 'daily', 'hourly', 'minutely', 'secondly'};
  units = {'year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'};
  spans = {calyears(1), calquarters(1), calmonths(1), calweeks(1), caldays(1), hours(1), minutes(1), seconds(1)};
  at = find(strcmpi(word, words), 1);
  if isempty(at)
    error('MATLAB:timetable:retime:InvalidTimeStep', 'Invalid time step: ''%s''.', word);
  end
  if isa(times, 'duration')
    lengths = [years(1), years(1) / 4, years(1) / 12, days(7), days(1), hours(1), minutes(1), seconds(1)];
    to = steps_from(lengths(at) * floor(times(1) / lengths(at)), times(end), lengths(at));
  else
    to = steps_from(dateshift(times(1), 'start', units{at}), times(end), spans{at});
  end
end

% Times from the first on, as long as they are not behind the last.
function to = steps_from(first, last, step)
  if isa(step, 'duration')
    to = first + step * (0:floor((last - first) / step + 1e-9))';
    return;
  end
  to = first;
  k = 1;
  while first + step * k <= last
    to(end + 1, 1) = first + step * k;
    k = k + 1;
  end
end

function to = common_times(given, basis)
  each = cellfun(@(t) t.row_times, given, 'UniformOutput', false);
  switch basis
    case 'first'
      to = each{1};
    case 'last'
      to = each{end};
    case 'intersection'
      to = each{1};
      for k = 2:numel(each)
        to = to(ismember(to, each{k}));
      end
      to = unique(to);
    otherwise
      to = unique(vertcat(each{:}));
      if strcmp(basis, 'commonrange')
        low = max(cellfun(@(t) seconds(min(t) - to(1)), each));
        high = min(cellfun(@(t) seconds(max(t) - to(1)), each));
        at = seconds(to - to(1));
        to = to(at >= low & at <= high);
      end
  end
end

% A variable at other times.
function y = at_times(x, times, to, method, options, name)
  origin = times(1);
  t = seconds(times - origin);
  s = seconds(to - origin);
  if ischar(method) && any(strcmp(method, {'sum', 'mean', 'prod', 'min', 'max', 'count', 'mode', 'median', 'firstvalue', 'lastvalue'})) ...
      || isa(method, 'function_handle')
    y = folded(x, t, s, method, options, name);
    return;
  end
  n = numel(t);
  from = zeros(numel(s), 1);
  switch method
    case {'fillwithmissing', 'fillwithconstant', 'default'}
      [~, from] = ismember(s, t);
    case 'previous'
      from = arrayfun(@(v) sum(t <= v), s);
    case 'next'
      from = arrayfun(@(v) n + 1 - sum(t >= v), s);
    case 'nearest'
      % Of two that are equally near, the later one.
      for k = 1:numel(s)
        [~, before] = min(abs(t(n:-1:1) - s(k)));
        from(k) = n + 1 - before;
      end
    otherwise
      if ~isnumeric(x) && ~islogical(x) && ~is_time(x)
        error('MATLAB:timetable:synchronize:CannotInterpolate', 'The variable ''%s'' is of class %s, which cannot be interpolated.', name, class(x));
      end
      if n == 1
        y = moved(x, double(s == t), s == t);
      elseif isa(x, 'duration')
        y = seconds(interp1(t, seconds(x), s, method, 'extrap'));
      elseif isa(x, 'datetime')
        y = x(1) + seconds(interp1(t, seconds(x - x(1)), s, method, 'extrap'));
      else
        y = interp1(t, double(x), s, method, 'extrap');
      end
      y = with_ends(y, s < t(1) | s > t(n), options.EndValues);
      return;
  end
  from = from(:);
  inside = from >= 1 & from <= n;
  y = moved(x, from, inside);
  if strcmp(method, 'fillwithconstant')
    y(~inside, :) = options.Constant;
  elseif any(strcmp(method, {'previous', 'next', 'nearest'}))
    y = with_ends(y, s < t(1) | s > t(n), options.EndValues);
  end
end

% What lies beyond the ends as it was found, or a value that is given.
function y = with_ends(y, outside, value)
  if ~(ischar(value) || isstring(value)) && any(outside)
    y(outside, :) = value;
  end
end

% The rows of a variable that places name, and what is missing in its class for the others.
function y = moved(x, from, inside)
  from(~inside) = 1;
  rest = repmat({':'}, 1, ndims(x) - 1);
  if isempty(x)
    y = x;
    return;
  end
  y = x(from, rest{:});
  if all(inside)
    return;
  end
  if isinteger(x)
    y(~inside, rest{:}) = 0;
  elseif islogical(x)
    y(~inside, rest{:}) = false;
  elseif isnumeric(x)
    y(~inside, rest{:}) = NaN;
  elseif iscellstr(x)
    y(~inside, rest{:}) = {''};
  elseif iscell(x)
    y(~inside, rest{:}) = {[]};
  elseif ischar(x)
    y(~inside, rest{:}) = ' ';
  else
    y(~inside, rest{:}) = missing;
  end
end

% What the elements between each time and the next come to.
function y = folded(x, t, s, method, options, name)
  n = numel(s);
  if strcmpi(options.IncludedEdge, 'right')
    bin = arrayfun(@(v) sum(s < v) + 1, t);
  else
    bin = arrayfun(@(v) sum(s <= v), t);
  end
  bin = bin(:);
  if ischar(method) && any(strcmp(method, {'firstvalue', 'lastvalue'}))
    from = zeros(n, 1);
    for k = 1:n
      rows = find(bin == k);
      if ~isempty(rows)
        ends = rows([1, end]);
        from(k) = ends(1 + strcmp(method, 'lastvalue'));
      end
    end
    y = moved(x, from, from > 0);
    return;
  end
  if ~isnumeric(x) && ~islogical(x) && ischar(method) && ~strcmp(method, 'count')
    error('MATLAB:timetable:synchronize:CannotAggregate', 'The variable ''%s'' is of class %s, of which there is no %s.', name, class(x), method);
  end
  parts = cell(n, 1);
  for k = 1:n
    part = x(bin == k, :);
    if isa(method, 'function_handle')
      if ~isempty(part)
        parts{k} = method(part);
      end
      continue;
    end
    if isfloat(part)
      keep = ~any(ismissing(part), 2);
      part = part(keep, :);
    end
    if strcmp(method, 'count')
      parts{k} = size(part, 1) * ones(1, size(x, 2));
    elseif isempty(part) && ~any(strcmp(method, {'sum', 'prod'}))
      parts{k} = NaN(1, size(x, 2));
    else
      if any(strcmp(method, {'min', 'max'}))
        parts{k} = feval(method, double(part), [], 1);
      else
        parts{k} = feval(method, double(part), 1);
      end
    end
  end
  % Where a function had nothing to compute of, its result is missing.
  full = ~cellfun(@isempty, parts);
  y = vertcat(parts{full});
  if ~all(full)
    y = moved(y, cumsum(full), full);
  end
end

function gap = blank_line()
  [~, spacing] = format();
  gap = newline;
  if strcmp(spacing, 'compact')
    gap = '';
  end
end
