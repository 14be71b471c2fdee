% Columns of equal height, each of a class of its own, with names.
classdef table
  properties (Hidden, SetAccess = private)
    columns = cell(1, 0)
    count = 0
    about = table.nothing()
  end

  methods
    function t = table(varargin)
      if nargin == 0
        return;
      end
      [given, options] = split_options(varargin);
      if isfield(options, 'Size')
        if ~isempty(given)
          error('MATLAB:table:InvalidArgument', 'A table is made of its variables or of a size, not of both.');
        end
        given = preallocated(options);
      end
      names = cell(1, numel(given));
      for k = 1:numel(given)
        names{k} = inputname(k);
        if isempty(names{k}) || isfield(options, 'Size')
          names{k} = sprintf('Var%d', k);
        end
      end
      if isfield(options, 'VariableNames')
        names = names_given(options.VariableNames, numel(given));
      else
        names = matlab.lang.makeUniqueStrings(names);
      end
      t.columns = reshape(given, 1, numel(given));
      t.count = common_height(given);
      if isfield(options, 'Size')
        t.count = options.Size(1);
      end
      t.about.VariableNames = names;
      if isfield(options, 'DimensionNames')
        t.about.DimensionNames = reshape(cellstr(options.DimensionNames), 1, 2);
      end
      if isfield(options, 'RowNames')
        t = with_row_names(t, options.RowNames);
      end
    end

    function [columns, about, count] = parts_of(t)
      columns = t.columns;
      about = t.about;
      count = t.count;
    end

    % Which columns a subscript names.
    function places = variable_places(t, which)
      places = variables_at(t, which, false);
    end

    % Which rows a subscript names.
    function places = row_places(t, which)
      places = rows_at(t, which, false);
    end

    % The same table with other columns; names and rows are what `about` says.
    function t = with_parts(t, columns, about, count)
      t.columns = columns;
      t.about = about;
      t.count = count;
    end

    function varargout = size(t, varargin)
      s = [t.count, numel(t.columns)];
      if nargin == 1
        if nargout <= 1
          varargout = {s};
        else
          varargout = num2cell([s, ones(1, nargout - 2)]);
        end
      else
        s(end + 1:max([varargin{:}, 2])) = 1;
        if nargout <= 1
          varargout = {s([varargin{:}])};
        else
          varargout = num2cell(s([varargin{:}]));
        end
      end
    end

    function n = numel(t)
      n = t.count * numel(t.columns);
    end

    function n = ndims(t)
      n = 2;
    end

    function n = length(t)
      n = max(size(t));
      if isempty(t)
        n = 0;
      end
    end

    function n = height(t)
      n = t.count;
    end

    function n = width(t)
      n = numel(t.columns);
    end

    function tf = isempty(t)
      tf = t.count == 0 || isempty(t.columns);
    end

    function tf = isscalar(t)
      tf = t.count == 1 && isscalar(t.columns);
    end

    function tf = isvector(t)
      tf = t.count == 1 || isscalar(t.columns);
    end

    function tf = isrow(t)
      tf = t.count == 1;
    end

    function tf = iscolumn(t)
      tf = isscalar(t.columns);
    end

    function tf = ismatrix(t)
      tf = true;
    end

    function e = end(t, k, n)
      if n == 1
        error('MATLAB:table:LinearSubscript', 'A table is indexed by rows and variables: t(rows, vars), t{rows, vars} or t.name.');
      end
      s = [t.count, numel(t.columns), 1];
      e = s(min(k, 3));
    end

    function varargout = subsref(t, steps)
      step = steps(1);
      switch step.type
        case '.'
          [value, used] = member_of(t, steps);
          steps = steps(used + 1:end);
        case '()'
          [rows, vars] = places(t, step.subs, false);
          value = part(t, rows, vars);
          steps = steps(2:end);
        otherwise
          [rows, vars] = places(t, step.subs, false);
          value = content(t, rows, vars);
          steps = steps(2:end);
      end
      if isempty(steps)
        varargout = {value};
      else
        [varargout{1:max(nargout, 1)}] = subsref(value, steps);
      end
    end

    function t = subsasgn(t, steps, value)
      if ~isa(t, 'table')
        t = table();
      end
      step = steps(1);
      if strcmp(step.type, '.')
        t = set_member(t, steps, value);
      elseif numel(steps) > 1
        [rows, vars] = places(t, step.subs, true);
        if strcmp(step.type, '()')
          inner = part(t, rows, vars);
        else
          inner = content(t, rows, vars);
        end
        t = subsasgn(t, step, subsasgn(inner, steps(2:end), value));
      elseif strcmp(step.type, '()')
        if isnumeric(value) && isequal(size(value), [0 0])
          t = without(t, step.subs);
        else
          t = put_part(t, step.subs, value);
        end
      else
        t = put_content(t, step.subs, value);
      end
    end

    function t = horzcat(varargin)
      tables = tables_in(varargin);
      t = tables{1};
      for k = 2:numel(tables)
        other = tables{k};
        if isempty(t.columns) && t.count == 0
          t = other;
          continue;
        end
        if other.count ~= t.count
          error('MATLAB:table:horzcat:SizeMismatch', 'All tables in the bracketed expression must have the same number of rows.');
        end
        both = intersect(t.about.VariableNames, other.about.VariableNames);
        if ~isempty(both)
          error('MATLAB:table:DuplicateVarNames', 'Duplicate table variable name: ''%s''.', both{1});
        end
        if ~isempty(t.about.RowNames) && ~isempty(other.about.RowNames)
          [there, at] = ismember(t.about.RowNames, other.about.RowNames);
          if ~all(there)
            error('MATLAB:table:horzcat:UnequalRowNames', 'All tables in the bracketed expression must have the same row names.');
          end
          other = part(other, at, 1:numel(other.columns));
        elseif isempty(t.about.RowNames)
          t.about.RowNames = other.about.RowNames;
        end
        for j = 1:numel(other.columns)
          t = add_column(t, other.about.VariableNames{j}, other.columns{j});
          t = copy_notes(t, numel(t.columns), other, j);
        end
      end
    end

    function t = vertcat(varargin)
      tables = tables_in(varargin);
      tables = tables(cellfun(@(one) ~isempty(one.columns), tables));
      if isempty(tables)
        t = table();
        return;
      end
      t = tables{1};
      names = t.about.VariableNames;
      parts = cell(numel(tables), numel(names));
      parts(1, :) = t.columns;
      row_names = {};
      for k = 1:numel(tables)
        one = tables{k};
        if numel(one.columns) ~= numel(names)
          error('MATLAB:table:vertcat:SizeMismatch', 'All tables being vertically concatenated must have the same number of variables.');
        end
        [there, at] = ismember(names, one.about.VariableNames);
        if ~all(there)
          error('MATLAB:table:vertcat:UnequalVarNames', 'All tables being vertically concatenated must have the same variable names.');
        end
        parts(k, :) = one.columns(at);
        if ~isempty(one.about.RowNames)
          if isempty(row_names)
            row_names = arrayfun(@(j) sprintf('Row%d', j), (1:sum(cellfun(@(u) u.count, tables)))', 'UniformOutput', false);
          end
          before = sum(cellfun(@(u) u.count, tables(1:k - 1)));
          row_names(before + (1:one.count)) = one.about.RowNames;
        end
      end
      for j = 1:numel(names)
        t.columns{j} = joined_rows(parts(:, j), names{j});
      end
      t.count = sum(cellfun(@(u) u.count, tables));
      t.about.RowNames = {};
      if ~isempty(row_names)
        t = with_row_names(t, row_names);
      end
    end

    function t = cat(dim, varargin)
      if dim == 1
        t = vertcat(varargin{:});
      else
        t = horzcat(varargin{:});
      end
    end

    function [t, ib] = join(a, b, varargin)
      [~, ~, keep_left, keep_right, ga, gb] = join_keys(a, b, varargin);
      if numel(unique(gb)) < numel(gb)
        error('MATLAB:table:join:DuplicateRightKeyVarValues', 'The key variables for the right table must have unique values.');
      end
      [there, ib] = ismember(ga, gb);
      if ~all(there)
        error('MATLAB:table:join:LeftKeyValueNotFound', 'The key variables for the right table must contain all values in the key variables for the left table.');
      end
      t = joined_table(part(a, (1:a.count)', keep_left), part(b, ib, keep_right), inputname(1), inputname(2));
      if ~isempty(a.about.RowNames)
        t = with_row_names(t, a.about.RowNames);
      end
    end

    function t = repmat(t, varargin)
      times = [varargin{:}];
      times(end + 1:2) = times(end);
      one = t;
      t = vertcat(repmat_list(one, times(1)));
    end

    function tf = isequal(a, varargin)
      tf = same_tables(@isequal, a, varargin);
    end

    function tf = isequaln(a, varargin)
      tf = same_tables(@isequaln, a, varargin);
    end

    function tf = istable(t)
      tf = true;
    end

    function [t, order] = sortrows(t, vars, varargin)
      direction = {};
      if nargin < 2
        vars = 1:numel(t.columns);
        if ~isempty(t.about.RowNames) && isempty(t.columns)
          vars = 'RowNames';
        end
      end
      options = varargin;
      if nargin > 2 && ~any(strcmpi(varargin{1}, {'MissingPlacement', 'ComparisonMethod'}))
        direction = cellstr(varargin{1});
        options(1) = [];
      end
      % Where what is missing goes all keys are told, what is compared those of numbers.
      compared = {};
      placed = {};
      for k = 1:2:numel(options) - 1
        switch lower(char(options{k}))
          case 'comparisonmethod', compared = options(k:k + 1);
          case 'missingplacement', placed = options(k:k + 1);
          otherwise
            error('MATLAB:table:sortrows:Option', 'sortrows: expected MissingPlacement or ComparisonMethod, found %s', char(options{k}));
        end
      end
      order = (1:t.count)';
      by_rows = ischar(vars) && any(strcmpi(vars, {'RowNames', t.about.DimensionNames{1}}));
      if by_rows
        keys = {t.about.RowNames};
        signs = 1;
      else
        signs = 1;
        if isnumeric(vars)
          signs = sign(vars);
          vars = abs(vars);
        end
        at = variables_at(t, vars, false);
        keys = t.columns(at);
      end
      signs = signs .* ones(1, numel(keys));
      for k = 1:numel(direction)
        if strncmpi(direction{k}, 'descend', 7)
          signs(k) = -1;
        end
      end
      if isscalar(direction)
        signs(:) = signs(1);
      end
      for k = numel(keys):-1:1
        key = keys{k};
        for j = size(key, 2):-1:1
          if iscell(key) || ischar(key)
            if ischar(key)
              [~, ~, one] = unique(cellstr(key));
            else
              [~, ~, one] = unique(key(:, j));
            end
          elseif isobject(key) || isstring(key)
            one = key(:, j);
          else
            one = key(:, j);
          end
          way = 'ascend';
          if signs(k) < 0
            way = 'descend';
          end
          if isnumeric(key)
            own = [compared, placed];
          elseif iscell(key) || ischar(key) || islogical(key)
            own = {};
          else
            own = placed;
          end
          [~, next] = sort(pick(one, order), way, own{:});
          order = order(next);
          if ischar(key)
            break;
          end
        end
      end
      t = part(t, order, 1:numel(t.columns));
    end

    function [u, ia, ic] = unique(t, varargin)
      [groups, first] = row_groups(t.columns, t.count);
      if nargin > 1 && any(strcmpi(varargin, 'stable'))
        [ia, ~, back] = unique(first(groups), 'stable');
        ic = back;
      else
        ia = first;
        ic = groups;
      end
      if nargin > 1 && any(strcmpi(varargin, 'last'))
        ia = accumarray(ic, (1:t.count)', [], @max);
      end
      u = part(t, ia, 1:numel(t.columns));
    end

    function [tf, at] = ismember(a, b)
      [tf, at] = rows_within(a, b);
    end

    function [t, ia, ib] = intersect(a, b, varargin)
      [tf, at] = rows_within(a, b);
      places = find(tf);
      [t, ia] = unique(part(a, places, 1:numel(a.columns)), varargin{:});
      ia = places(ia);
      ib = at(ia);
    end

    function [t, ia] = setdiff(a, b, varargin)
      tf = rows_within(a, b);
      places = find(~tf);
      [t, ia] = unique(part(a, places, 1:numel(a.columns)), varargin{:});
      ia = places(ia);
    end

    function [t, ia, ib] = union(a, b, varargin)
      [t, first] = unique(rows_of_both(a, b), varargin{:});
      ia = first(first <= a.count);
      ib = first(first > a.count) - a.count;
    end

    function [t, ia, ib] = setxor(a, b, varargin)
      ia = find(~rows_within(a, b));
      ib = find(~rows_within(b, a));
      [t, first] = unique(rows_of_both(part(a, ia, 1:numel(a.columns)), part(b, ib, 1:numel(b.columns))), varargin{:});
      count = numel(ia);
      ia = ia(first(first <= count));
      ib = ib(first(first > count) - count);
    end

    function tf = ismissing(t, varargin)
      as_table = false;
      if numel(varargin) > 1 && strcmpi(char(varargin{end - 1}), 'OutputFormat')
        as_table = any(strcmpi(varargin{end}, {'tabular', 'table'}));
        varargin(end - 1:end) = [];
      end
      tf = false(t.count, numel(t.columns));
      for k = 1:numel(t.columns)
        tf(:, k) = any(ismissing(t.columns{k}, varargin{:}), 2);
      end
      if as_table
        t.columns = num2cell(tf, 1);
        tf = t;
      end
    end

    function tf = anymissing(t)
      tf = any(any(ismissing(t)));
    end

    function [t, gone] = rmmissing(t, varargin)
      at = 1:numel(t.columns);
      for k = 1:numel(varargin) - 1
        if strcmpi(varargin{k}, 'DataVariables')
          at = variables_at(t, varargin{k + 1}, false);
        end
      end
      if nargin > 1 && isequal(varargin{1}, 2)
        gone = any(ismissing(t), 1);
        t = part(t, (1:t.count)', find(~gone));
        return;
      end
      gone = any(ismissing(part(t, (1:t.count)', at)), 2);
      t = part(t, find(~gone), 1:numel(t.columns));
    end

    function [t, filled] = fillmissing(t, method, varargin)
      at = 1:numel(t.columns);
      for k = numel(varargin) - 1:-1:1
        if strcmpi(varargin{k}, 'DataVariables')
          at = variables_at(t, varargin{k + 1}, false);
          varargin(k:k + 1) = [];
        end
      end
      filled = false(t.count, numel(t.columns));
      for k = 1:numel(at)
        column = t.columns{at(k)};
        options = varargin;
        takes = isnumeric(column) || isdatetime(column) || isduration(column);
        if strcmpi(method, 'constant') && ~isempty(options)
          value = options{1};
          if iscell(value)
            value = value{min(numel(value), k)};
          elseif ~isscalar(value) && ~ischar(value)
            value = value(min(numel(value), k));
          end
          options{1} = value;
          is_text = ischar(value) || isstring(value);
          if isnumeric(column)
            takes = isnumeric(value) || islogical(value);
          else
            takes = strcmp(class(value), class(column)) || is_text && (iscellstr(column) || isstring(column) || iscategorical(column));
          end
        elseif any(strcmpi(method, {'previous', 'next', 'nearest'}))
          takes = takes || iscellstr(column) || isstring(column) || iscategorical(column);
        end
        if takes
          missing_before = ismissing(column);
          t.columns{at(k)} = fillmissing(column, method, options{:});
          filled(:, at(k)) = any(missing_before & ~ismissing(t.columns{at(k)}), 2);
        end
      end
    end

    function t = normalize(t, varargin)
      [at, options] = data_variables(t, varargin);
      for k = at
        t.columns{k} = normalize(t.columns{k}, options{:});
      end
    end

    function t = rescale(t, varargin)
      [at, options] = data_variables(t, varargin);
      for k = at
        t.columns{k} = rescale(t.columns{k}, options{:});
      end
    end

    function tf = isoutlier(t, varargin)
      [at, options] = data_variables(t, varargin);
      tf = false(t.count, numel(t.columns));
      for k = at
        tf(:, k) = any(isoutlier(t.columns{k}, options{:}), 2);
      end
    end

    % Of the variables of numbers; the others have no extremes.
    function tf = islocalmax(t, varargin), tf = extremes(@islocalmax, t, varargin); end
    function tf = islocalmin(t, varargin), tf = extremes(@islocalmin, t, varargin); end

    function [t, gone] = rmoutliers(t, varargin)
      gone = any(isoutlier(t, varargin{:}), 2);
      t = part(t, find(~gone), 1:numel(t.columns));
    end

    function [t, filled] = filloutliers(t, fill, varargin)
      [at, options] = data_variables(t, varargin);
      filled = false(t.count, numel(t.columns));
      for k = at
        [t.columns{k}, places] = filloutliers(t.columns{k}, fill, options{:});
        filled(:, k) = any(places, 2);
      end
    end

    function t = flipud(t)
      t = part(t, (t.count:-1:1)', 1:numel(t.columns));
    end

    function t = fliplr(t)
      t = part(t, (1:t.count)', numel(t.columns):-1:1);
    end

    function tf = issortedrows(t, varargin)
      [~, order] = sortrows(t, varargin{:});
      tf = isequal(order, (1:t.count)');
    end

    function names = fieldnames(t)
      names = [t.about.VariableNames, {'Properties'}, t.about.DimensionNames]';
    end

    function names = properties(t)
      names = fieldnames(t);
    end

    function tf = isfield(t, varargin)
      tf = false;
    end

    function tf = isprop(t, name)
      tf = ismember(name, fieldnames(t));
    end

    function cells = loop_columns(t)
      cells = cell(1, numel(t.columns));
      for k = 1:numel(cells)
        cells{k} = part(t, (1:t.count)', k);
      end
    end

    function display(t)
      name = inputname(1);
      if ~isempty(name)
        fprintf('%s =\n%s', name, blank_line());
      end
      fprintf('  %s\n%s', described(t), blank_line());
      disp(t);
    end

    function disp(t)
      if isempty(t.columns)
        return;
      end
      print_columns(t);
    end
  end

  % What is computed of all variables, one by one.
  methods
    function t = plus(a, b), t = combined(@plus, a, b); end
    function t = minus(a, b), t = combined(@minus, a, b); end
    function t = times(a, b), t = combined(@times, a, b); end
    function t = rdivide(a, b), t = combined(@rdivide, a, b); end
    function t = ldivide(a, b), t = combined(@ldivide, a, b); end
    function t = power(a, b), t = combined(@power, a, b); end
    function t = mod(a, b), t = combined(@mod, a, b); end
    function t = rem(a, b), t = combined(@rem, a, b); end
    function t = idivide(a, b), t = combined(@idivide, a, b); end
    function t = hypot(a, b), t = combined(@hypot, a, b); end
    function t = atan2(a, b), t = combined(@atan2, a, b); end
    function t = eq(a, b), t = combined(@eq, a, b); end
    function t = ne(a, b), t = combined(@ne, a, b); end
    function t = lt(a, b), t = combined(@lt, a, b); end
    function t = le(a, b), t = combined(@le, a, b); end
    function t = gt(a, b), t = combined(@gt, a, b); end
    function t = ge(a, b), t = combined(@ge, a, b); end
    function t = and(a, b), t = combined(@and, a, b); end
    function t = or(a, b), t = combined(@or, a, b); end
    function t = xor(a, b), t = combined(@xor, a, b); end
    function t = uminus(t), t = each_variable(@uminus, t); end
    function t = uplus(t), t = each_variable(@uplus, t); end
    function t = not(t), t = each_variable(@not, t); end
    function t = abs(t), t = each_variable(@abs, t); end
    function t = sign(t), t = each_variable(@sign, t); end
    function t = sqrt(t), t = each_variable(@sqrt, t); end
    function t = exp(t), t = each_variable(@exp, t); end
    function t = expm1(t), t = each_variable(@expm1, t); end
    function t = log(t), t = each_variable(@log, t); end
    function t = log2(t), t = each_variable(@log2, t); end
    function t = log10(t), t = each_variable(@log10, t); end
    function t = log1p(t), t = each_variable(@log1p, t); end
    function t = floor(t), t = each_variable(@floor, t); end
    function t = ceil(t), t = each_variable(@ceil, t); end
    function t = fix(t), t = each_variable(@fix, t); end
    function t = sin(t), t = each_variable(@sin, t); end
    function t = cos(t), t = each_variable(@cos, t); end
    function t = tan(t), t = each_variable(@tan, t); end
    function t = asin(t), t = each_variable(@asin, t); end
    function t = acos(t), t = each_variable(@acos, t); end
    function t = atan(t), t = each_variable(@atan, t); end
    function t = sinh(t), t = each_variable(@sinh, t); end
    function t = cosh(t), t = each_variable(@cosh, t); end
    function t = tanh(t), t = each_variable(@tanh, t); end
    function t = asinh(t), t = each_variable(@asinh, t); end
    function t = acosh(t), t = each_variable(@acosh, t); end
    function t = atanh(t), t = each_variable(@atanh, t); end
    function t = sec(t), t = each_variable(@sec, t); end
    function t = csc(t), t = each_variable(@csc, t); end
    function t = cot(t), t = each_variable(@cot, t); end
    function t = sind(t), t = each_variable(@sind, t); end
    function t = cosd(t), t = each_variable(@cosd, t); end
    function t = tand(t), t = each_variable(@tand, t); end
    function t = asind(t), t = each_variable(@asind, t); end
    function t = acosd(t), t = each_variable(@acosd, t); end
    function t = atand(t), t = each_variable(@atand, t); end
    function t = real(t), t = each_variable(@real, t); end
    function t = imag(t), t = each_variable(@imag, t); end
    function t = conj(t), t = each_variable(@conj, t); end
    function t = gamma(t), t = each_variable(@gamma, t); end
    function t = gammaln(t), t = each_variable(@gammaln, t); end
    function t = factorial(t), t = each_variable(@factorial, t); end
    function t = mtimes(a, b), t = combined(@times, scalar_beside(a, b), scalar_beside(b, a)); end
    function t = mrdivide(t, x), t = combined(@rdivide, t, scalar_beside(x, t)); end
    function t = round(t, varargin), t = each_variable(@(x) round(x, varargin{:}), t); end
    function t = sum(t, varargin), t = reduced(@sum, t, 1, varargin); end
    function t = prod(t, varargin), t = reduced(@prod, t, 1, varargin); end
    function t = mean(t, varargin), t = reduced(@mean, t, 1, varargin); end
    function t = median(t, varargin), t = reduced(@median, t, 1, varargin); end
    function t = mode(t, varargin), t = reduced(@mode, t, 1, varargin); end
    function t = std(t, varargin), t = reduced(@std, t, 2, varargin); end
    function t = var(t, varargin), t = reduced(@var, t, 2, varargin); end
    function t = cumsum(t, varargin), t = accumulated(@cumsum, t, varargin); end
    function t = cumprod(t, varargin), t = accumulated(@cumprod, t, varargin); end
    function t = cummin(t, varargin), t = accumulated(@cummin, t, varargin); end
    function t = cummax(t, varargin), t = accumulated(@cummax, t, varargin); end
    function t = any(t, varargin), t = reduced(@any, t, 1, varargin); end
    function t = all(t, varargin), t = reduced(@all, t, 1, varargin); end
    function t = range(t, varargin), t = reduced(@range, t, 1, varargin); end

    function [low, high] = bounds(t, varargin)
      options = varargin;
      if ~isempty(options) && isnumeric(options{1})
        options = [{[]}, options];
      elseif ~isempty(options)
        options = [{[], 1}, options];
      end
      low = min(t, options{:});
      high = max(t, options{:});
    end

    function t = diff(t, n, dim)
      if nargin < 2 || isempty(n)
        n = 1;
      end
      if nargin > 2 && ~isequal(dim, 1)
        error('MATLAB:table:math:InvalidDim', 'The differences of a table are those along its rows.');
      end
      steps = cell(size(t.columns));
      for k = 1:numel(t.columns)
        steps{k} = applied(@diff, t, k, t.columns{k}, n, 1);
      end
      % The difference of two rows is where the later one is.
      t = subsref(t, substruct('()', {min(n, t.count) + 1:t.count, ':'}));
      t.columns = steps;
    end

    function t = max(t, varargin)
      if ~isempty(varargin) && ~isempty(varargin{1})
        t = combined(@max, t, varargin{1});
      else
        t = reduced(@max, t, 2, varargin);
      end
    end

    function t = min(t, varargin)
      if ~isempty(varargin) && ~isempty(varargin{1})
        t = combined(@min, t, varargin{1});
      else
        t = reduced(@min, t, 2, varargin);
      end
    end
  end

  methods (Static)
    % A table without rows.
    function t = empty(varargin)
      s = [varargin{:}];
      s(end + 1:2) = 0;
      if s(1) ~= 0 && s(2) ~= 0
        error('MATLAB:class:emptyMustBeZero', 'At least one dimension must be zero.');
      end
      columns = repmat({zeros(s(1), 0)}, 1, s(2));
      if s(1) == 0
        columns = repmat({zeros(0, 1)}, 1, s(2));
      end
      names = arrayfun(@(k) sprintf('Var%d', k), 1:s(2), 'UniformOutput', false);
      t = table.of(columns, names, {}, s(1));
    end
  end

  methods (Static, Hidden)
    % A table of columns with names.
    function t = of(columns, names, row_names, count)
      t = table();
      t.columns = reshape(columns, 1, numel(columns));
      t.about.VariableNames = reshape(names, 1, numel(names));
      if nargin > 3
        t.count = count;
      elseif ~isempty(columns)
        t.count = common_height(columns);
      end
      if nargin > 2 && ~isempty(row_names)
        t = with_row_names(t, row_names);
      end
    end

    function about = nothing()
      about = struct('Description', '', 'UserData', [], 'DimensionNames', {{'Row', 'Variables'}}, ...
        'VariableNames', {cell(1, 0)}, 'VariableDescriptions', {{}}, 'VariableUnits', {{}}, ...
        'VariableContinuity', [], 'RowNames', {{}});
    end

    % Groups of equal rows in order: which group each row is in (NaN where a key is missing), and the first row of each.
    function [groups, first] = groups_of(columns, count)
      [groups, first] = row_groups(columns, count);
    end

    % The rows of a column.
    function x = rows_of(column, rows)
      x = pick(column, rows);
    end
  end
end

% A function of the variables of two tables, or of a table and the columns of an array.
function t = combined(f, a, b)
  if isa(a, 'table') && isa(b, 'table')
    t = a;
    [there, at] = ismember(a.about.VariableNames, b.about.VariableNames);
    if numel(a.columns) ~= numel(b.columns) || ~all(there)
      error('MATLAB:table:math:DifferentVars', 'Tables that are computed with must have the same variable names.');
    end
    rows = (1:b.count)';
    if ~isempty(a.about.RowNames) && ~isempty(b.about.RowNames)
      [there, rows] = ismember(a.about.RowNames, b.about.RowNames);
      if a.count ~= b.count || ~all(there)
        error('MATLAB:table:math:DifferentRows', 'Tables that are computed with must have the same row names.');
      end
    elseif isempty(a.about.RowNames) && b.count >= a.count
      t.about.RowNames = b.about.RowNames;
    end
    left = a.columns;
    right = cellfun(@(x) pick(x, rows), b.columns(at), 'UniformOutput', false);
    heights = [a.count, b.count];
  elseif isa(a, 'table')
    t = a;
    left = a.columns;
    right = columns_like(left, b);
    heights = [a.count, size(b, 1)];
  else
    t = b;
    right = b.columns;
    left = columns_like(right, a);
    heights = [size(a, 1), b.count];
  end
  if heights(1) ~= heights(2) && all(heights ~= 1)
    error('MATLAB:table:math:SizeMismatch', 'Arrays have incompatible sizes for this operation.');
  end
  if t.count ~= max(heights)
    t.about.RowNames = {};
  end
  t.count = heights(1 + (heights(1) == 1));
  for k = 1:numel(t.columns)
    t.columns{k} = applied(f, t, k, left{k}, right{k});
  end
end

% What is a product of matrices elsewhere takes a scalar beside a table.
function x = scalar_beside(x, other)
  if ~isa(x, 'table') && ~isscalar(x) || isa(x, 'table') && isa(other, 'table')
    error('MATLAB:table:math:MatrixOperator', 'A table is multiplied and divided by scalars; use .* or ./ element by element.');
  end
end

% The columns of an array that belong to the variables of a table: one for all, or one for each of their columns.
function parts = columns_like(columns, x)
  widths = cellfun(@(column) size(column, 2), columns);
  if size(x, 2) == 1 || ischar(x)
    parts = repmat({x}, 1, numel(columns));
  elseif size(x, 2) == sum(widths)
    parts = mat2cell(x, size(x, 1), widths);
  else
    error('MATLAB:table:math:SizeMismatch', 'Arrays have incompatible sizes for this operation.');
  end
end

function t = each_variable(f, t)
  for k = 1:numel(t.columns)
    t.columns{k} = applied(f, t, k, t.columns{k});
  end
end

% Which elements of the variables of numbers are extreme; or a table of them.
function tf = extremes(f, t, options)
  as_table = false;
  for k = numel(options) - 1:-1:1
    if (ischar(options{k}) || isstring(options{k})) && strcmpi(char(options{k}), 'OutputFormat')
      as_table = any(strcmpi(options{k + 1}, {'tabular', 'table'}));
      options(k:k + 1) = [];
    end
  end
  [at, options] = data_variables(t, options);
  for k = 1:numel(t.columns)
    if any(at == k)
      t.columns{k} = applied(f, t, k, t.columns{k}, options{:});
    else
      t.columns{k} = false(t.count, 1);
    end
  end
  tf = t;
  if ~as_table
    tf = [t.columns{:}];
  end
end

% A fold of each variable, or of the rows as one variable of its name. Which argument is the dimension, `place` says.
function t = reduced(f, t, place, args)
  [dim, args] = dimension_of(place, args);
  if dim == 1
    for k = 1:numel(t.columns)
      t.columns{k} = applied(f, t, k, t.columns{k}, args{:});
    end
    t.count = 1;
    t.about.RowNames = {};
  else
    t = table.of({f([t.columns{:}], args{:})}, {func2str(f)}, t.about.RowNames, t.count);
  end
end

% The same of what keeps its size.
function t = accumulated(f, t, args)
  [dim, args] = dimension_of(1, args);
  if dim == 1
    t = each_variable(@(x) f(x, args{:}), t);
  else
    widths = cellfun(@(column) size(column, 2), t.columns);
    t.columns = mat2cell(f([t.columns{:}], args{:}), t.count, widths);
  end
end

function [dim, args] = dimension_of(place, args)
  before = args(1:min(place - 1, numel(args)));
  before(end + 1:place - 1) = {[]};
  after = args(place:end);
  dim = 1;
  if ~isempty(after) && isnumeric(after{1})
    dim = after{1};
    after(1) = [];
  end
  if ~isscalar(dim) || ~any(dim == [1 2])
    error('MATLAB:table:math:InvalidDim', 'The dimension of a table is 1 or 2.');
  end
  args = [before, {dim}, after];
end

function x = applied(f, t, k, varargin)
  try
    x = f(varargin{:});
  catch problem
    name = regexprep(func2str(f), '^@\([^)]*\)(\w+).*', '$1');
    error('MATLAB:table:math:FunFailed', 'Applying the function ''%s'' to the variable ''%s'' generated the following error:\n\n%s', ...
      name, t.about.VariableNames{k}, problem.message);
  end
end

% The variables of numbers that options name, or all of them, and the other options.
function [at, options] = data_variables(t, options)
  at = find(cellfun(@isnumeric, t.columns));
  for k = numel(options) - 1:-1:1
    if (ischar(options{k}) || isstring(options{k})) && any(strcmpi(options{k}, 'DataVariables'))
      at = variables_at(t, options{k + 1}, false);
      options(k:k + 1) = [];
    end
  end
  at = reshape(at, 1, []);
end

% The variables and the named options of a call.
function [given, options] = split_options(args)
  known = {'VariableNames', 'RowNames', 'DimensionNames', 'Size', 'VariableTypes'};
  first = numel(args) + 1;
  k = 1;
  while k < numel(args)
    if (ischar(args{k}) && isrow(args{k}) || isstring(args{k}) && isscalar(args{k})) && any(strcmpi(args{k}, known))
      first = k;
      break;
    end
    k = k + 1;
  end
  given = args(1:first - 1);
  options = struct();
  for k = first:2:numel(args)
    name = known(strcmpi(char(args{k}), known));
    if isempty(name) || k == numel(args)
      error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(args{k}));
    end
    options.(name{1}) = args{k + 1};
  end
end

function columns = preallocated(options)
  s = options.Size;
  if ~isfield(options, 'VariableTypes') || numel(cellstr(options.VariableTypes)) ~= s(2)
    error('MATLAB:table:InvalidVariableTypes', 'Specify the types of %d variables with ''VariableTypes''.', s(2));
  end
  types = cellstr(options.VariableTypes);
  columns = cell(1, s(2));
  for k = 1:s(2)
    columns{k} = default_column(types{k}, s(1));
  end
end

function x = default_column(type, n)
  switch type
    case {'cell', 'cellstr'}
      x = cell(n, 1);
      if strcmp(type, 'cellstr')
        x(:) = {''};
      end
    case 'char'
      error('MATLAB:table:InvalidVariableTypes', 'Variables of type char are strings or cells of texts: ''string'' or ''cellstr''.');
    case 'string'
      x = string(nan(n, 1));
    case 'logical'
      x = false(n, 1);
    case 'datetime'
      x = NaT(n, 1);
    case 'duration'
      x = seconds(zeros(n, 1));
    case 'calendarDuration'
      x = caldays(zeros(n, 1));
    case 'categorical'
      x = categorical(nan(n, 1));
    case 'struct'
      x = repmat(struct(), n, 1);
    case 'table'
      x = table.of({}, {}, {}, n);
    case {'doublenan', 'singlenan'}
      x = nan(n, 1, type(1:6));
    otherwise
      x = zeros(n, 1, type);
  end
end

function names = names_given(names, n)
  names = cellstr(names);
  names = reshape(names, 1, numel(names));
  if numel(names) ~= n
    error('MATLAB:table:IncorrectNumberOfVarNames', 'The VariableNames property must contain one name for each variable in the table.');
  end
  check_names(names);
end

function check_names(names)
  if any(cellfun('isempty', names))
    error('MATLAB:table:InvalidVarName', 'Variable names of a table cannot be empty.');
  end
  reserved = {'Properties', 'RowNames', 'VariableNames', ':'};
  bad = names(ismember(names, reserved));
  if ~isempty(bad)
    error('MATLAB:table:ReservedName', '''%s'' is a reserved name of a table.', bad{1});
  end
  [one, at] = unique(names);
  if numel(one) < numel(names)
    again = names(setdiff(1:numel(names), at));
    error('MATLAB:table:DuplicateVarNames', 'Duplicate table variable name: ''%s''.', again{1});
  end
end

function n = common_height(columns)
  n = 0;
  if ~isempty(columns)
    n = size(columns{1}, 1);
  end
  for k = 2:numel(columns)
    if size(columns{k}, 1) ~= n
      error('MATLAB:table:UnequalVarLengths', 'All table variables must have the same number of rows.');
    end
  end
end

function t = with_row_names(t, names)
  if isempty(names)
    t.about.RowNames = {};
    return;
  end
  names = cellstr(names);
  if numel(names) ~= t.count
    error('MATLAB:table:IncorrectNumberOfRowNames', 'The RowNames property must contain one name for each row in the table.');
  end
  [one, at] = unique(names);
  if numel(one) < numel(names)
    again = names(setdiff(1:numel(names), at));
    error('MATLAB:table:DuplicateRowNames', 'Duplicate table row name: ''%s''.', again{1});
  end
  t.about.RowNames = names(:);
end

% Rows of a column, whatever it is.
function x = pick(x, rows)
  if ndims(x) == 2
    if isa(x, 'table')
      x = part(x, rows, 1:numel(x.columns));
    elseif iscolumn(x)
      x = x(rows);
      if size(x, 2) ~= 1
        x = x(:);
      end
    else
      x = x(rows, :);
    end
  else
    rest = repmat({':'}, 1, ndims(x) - 1);
    x = x(rows, rest{:});
  end
end

% The places that two subscripts name.
function [rows, vars] = places(t, subs, may_grow)
  if numel(subs) ~= 2
    error('MATLAB:table:NDSubscript', 'A table is indexed by rows and variables: t(rows, vars), t{rows, vars} or t.name.');
  end
  rows = rows_at(t, subs{1}, may_grow);
  vars = variables_at(t, subs{2}, may_grow);
end

function tf = is_all(sub)
  tf = ischar(sub) && isequal(sub, ':');
end

function places = rows_at(t, sub, may_grow)
  if is_all(sub)
    places = (1:t.count)';
  elseif ischar(sub) || iscellstr(sub) || isstring(sub)
    names = cellstr(sub);
    [there, places] = ismember(names(:), t.about.RowNames);
    if ~all(there)
      if may_grow
        missing = ~there;
        places(missing) = t.count + (1:sum(missing));
        return;
      end
      names = names(~there);
      error('MATLAB:table:UnrecognizedRowName', 'Unrecognized row name ''%s''.', names{1});
    end
  elseif islogical(sub)
    places = find(sub(:));
    if ~isempty(places) && places(end) > t.count
      error('MATLAB:table:RowIndexOutOfRange', 'Row index exceeds table dimensions.');
    end
  elseif isnumeric(sub)
    places = double(sub(:));
    if any(places < 1 | places ~= fix(places))
      error('MATLAB:badsubscript', 'Row subscripts of a table must be positive integers, logicals, or names of rows.');
    end
    if ~may_grow && any(places > t.count)
      error('MATLAB:table:RowIndexOutOfRange', 'Row index exceeds table dimensions.');
    end
  else
    error('MATLAB:table:InvalidRowSubscript', 'Row subscripts of a table must be positive integers, logicals, or names of rows, found %s.', class(sub));
  end
end

function places = variables_at(t, sub, may_grow)
  names = t.about.VariableNames;
  if is_all(sub)
    places = 1:numel(names);
  elseif ischar(sub) || iscellstr(sub) || isstring(sub)
    wanted = cellstr(sub);
    [there, places] = ismember(reshape(wanted, 1, numel(wanted)), names);
    if ~all(there)
      if may_grow
        places(~there) = numel(names) + (1:sum(~there));
        return;
      end
      wanted = wanted(~there);
      unknown(t, wanted{1});
    end
  elseif isstruct(sub) && isfield(sub, 'vartype')
    places = find(cellfun(@(x) isa(x, sub.vartype) || strcmp(sub.vartype, 'numeric') && isnumeric(x) || ...
      strcmp(sub.vartype, 'cellstr') && iscellstr(x), t.columns));
  elseif isa(sub, 'function_handle')
    places = find(cellfun(sub, t.columns));
  elseif islogical(sub)
    places = find(reshape(sub, 1, numel(sub)));
    if ~isempty(places) && places(end) > numel(names)
      error('MATLAB:table:VarIndexOutOfRange', 'Variable index exceeds table dimensions.');
    end
  elseif isnumeric(sub)
    places = double(reshape(sub, 1, numel(sub)));
    if any(places < 1 | places ~= fix(places))
      error('MATLAB:badsubscript', 'Variable subscripts of a table must be positive integers, logicals, or names of variables.');
    end
    if ~may_grow && any(places > numel(names))
      error('MATLAB:table:VarIndexOutOfRange', 'Variable index exceeds table dimensions.');
    end
  else
    error('MATLAB:table:InvalidVarSubscript', 'Variable subscripts of a table must be positive integers, logicals, or names of variables, found %s.', class(sub));
  end
end

function unknown(t, name)
  near = t.about.VariableNames(strcmpi(name, t.about.VariableNames));
  if isempty(near)
    error('MATLAB:table:UnrecognizedVarName', 'Unrecognized table variable name ''%s''.', name);
  end
  error('MATLAB:table:UnrecognizedVarName', 'Unrecognized table variable name ''%s''. Did you mean ''%s''?', name, near{1});
end

% A table of some rows and variables.
function t = part(t, rows, vars)
  about = t.about;
  columns = t.columns(vars);
  all_rows = numel(rows) == t.count && isequal(rows(:), (1:t.count)');
  if ~all_rows
    for k = 1:numel(columns)
      columns{k} = pick(columns{k}, rows);
    end
    if ~isempty(about.RowNames)
      names = about.RowNames(rows);
      if numel(unique(rows)) < numel(rows)
        names = matlab.lang.makeUniqueStrings(names);
      end
      about.RowNames = names(:);
    end
  end
  names = about.VariableNames(vars);
  if numel(unique(vars)) < numel(vars)
    names = matlab.lang.makeUniqueStrings(names);
  end
  about.VariableNames = names;
  for note = {'VariableDescriptions', 'VariableUnits', 'VariableContinuity'}
    if ~isempty(about.(note{1}))
      about.(note{1}) = about.(note{1})(vars);
    end
  end
  t.columns = columns;
  t.about = about;
  t.count = numel(rows);
end

% What is in the braces: the columns beside each other.
function value = content(t, rows, vars)
  t = part(t, rows, vars);
  columns = t.columns;
  if isscalar(columns)
    value = columns{1};
    return;
  end
  if isempty(columns)
    value = zeros(t.count, 0);
    return;
  end
  cells = cellfun(@iscell, columns);
  if any(cells) && ~all(cells)
    other = find(cells ~= cells(1), 1);
    error('MATLAB:table:ExtractDataIncompatibleTypeError', ...
      'Unable to concatenate the specified table variables ''%s'' and ''%s'', because their types are %s and %s.', ...
      t.about.VariableNames{1}, t.about.VariableNames{other}, class(columns{1}), class(columns{other}));
  end
  try
    value = [columns{:}];
  catch why
    error('MATLAB:table:ExtractDataCatError', 'Unable to concatenate the specified table variables: %s', why.message);
  end
end

% What `t.name` is, and how many steps of indexing it takes.
function [value, used] = member_of(t, steps)
  name = steps(1).subs;
  used = 1;
  if isnumeric(name)
    value = t.columns{variables_at(t, name, false)};
    return;
  end
  name = char(name);
  at = find(strcmp(name, t.about.VariableNames), 1);
  if ~isempty(at)
    value = t.columns{at};
  elseif strcmp(name, 'Properties')
    value = t.about;
  elseif strcmp(name, t.about.DimensionNames{1})
    value = t.about.RowNames;
  elseif strcmp(name, t.about.DimensionNames{2})
    value = content(t, (1:t.count)', 1:numel(t.columns));
  elseif numel(steps) > 1 && strcmp(steps(2).type, '()') && exist(name)
    value = feval(name, t, steps(2).subs{:});
    used = 2;
  elseif ismethod(t, name) || any(strcmp(name, {'head', 'tail', 'summary'}))
    value = feval(name, t);
  else
    unknown(t, name);
  end
end

function t = set_member(t, steps, value)
  name = steps(1).subs;
  rest = steps(2:end);
  if isnumeric(name)
    at = variables_at(t, name, true);
    if at <= numel(t.columns)
      name = t.about.VariableNames{at};
    else
      name = sprintf('Var%d', at);
    end
  end
  name = char(name);
  at = find(strcmp(name, t.about.VariableNames), 1);
  if isempty(at) && strcmp(name, 'Properties')
    t = set_properties(t, rest, value);
    return;
  elseif isempty(at) && strcmp(name, t.about.DimensionNames{1})
    if ~isempty(rest)
      value = subsasgn(t.about.RowNames, rest, value);
    end
    t = with_row_names(t, value);
    return;
  elseif isempty(at) && strcmp(name, t.about.DimensionNames{2})
    t = put_content(t, {':', ':'}, value);
    return;
  end
  if isempty(rest)
    if isnumeric(value) && isequal(size(value), [0 0])
      if isempty(at)
        unknown(t, name);
      end
      t = part(t, (1:t.count)', setdiff(1:numel(t.columns), at));
      return;
    end
  else
    old = [];
    if ~isempty(at)
      old = t.columns{at};
    end
    value = subsasgn(old, rest, value);
    if isempty(at) && size(value, 1) == 1 && size(value, 2) > 1
      value = reshape(value, [], 1);
    end
    if size(value, 1) < t.count
      value = grown(value, t.count);
    elseif size(value, 1) > t.count && ~(isempty(t.columns) && t.count == 0)
      if numel(t.columns) > numel(at)
        warning('MATLAB:table:RowsAddedExistingVars', 'The assignment added rows to the table, but did not assign values to all of the table''s existing variables. Those variables are extended with rows containing default values.');
      end
      t = grow_to(t, size(value, 1));
    end
  end
  t = add_column(t, name, value);
end

function t = add_column(t, name, value)
  if isempty(t.columns) && t.count == 0
    t.count = size(value, 1);
  end
  if size(value, 1) ~= t.count
    error('MATLAB:table:RowDimensionMismatch', 'To assign to or create a variable in a table, the number of rows must match the height of the table.');
  end
  at = find(strcmp(name, t.about.VariableNames), 1);
  if isempty(at)
    check_names({name});
    at = numel(t.columns) + 1;
    t.about.VariableNames{at} = name;
    if ~isempty(t.about.VariableUnits)
      t.about.VariableUnits{at} = '';
    end
    if ~isempty(t.about.VariableDescriptions)
      t.about.VariableDescriptions{at} = '';
    end
  end
  t.columns{at} = value;
end

function t = copy_notes(t, at, other, from)
  for note = {'VariableUnits', 'VariableDescriptions'}
    if ~isempty(other.about.(note{1}))
      if isempty(t.about.(note{1}))
        t.about.(note{1}) = repmat({''}, 1, numel(t.columns));
      end
      t.about.(note{1}){at} = other.about.(note{1}){from};
    end
  end
end

function t = set_properties(t, steps, value)
  about = t.about;
  if isempty(steps)
    new = value;
  else
    if ~strcmp(steps(1).type, '.') || ~isfield(about, steps(1).subs)
      error('MATLAB:table:UnknownProperty', 'Unrecognized property of a table: ''%s''.', char(steps(1).subs));
    end
    if numel(steps) > 1 && iscell(about.(steps(1).subs)) && strcmp(steps(2).type, '()') && ~iscell(value)
      value = cellstr(value);
    end
    new = subsasgn(about, steps, value);
  end
  names = cellstr(new.VariableNames);
  if numel(names) ~= numel(t.columns)
    error('MATLAB:table:IncorrectNumberOfVarNames', 'The VariableNames property must contain one name for each variable in the table.');
  end
  check_names(names);
  new.VariableNames = reshape(names, 1, numel(names));
  new.DimensionNames = reshape(cellstr(new.DimensionNames), 1, 2);
  for note = {'VariableUnits', 'VariableDescriptions'}
    texts = new.(note{1});
    if ~isempty(texts)
      texts = cellstr(texts);
      texts(end + 1:numel(names)) = {''};
      texts(cellfun('isempty', texts)) = {''};
      new.(note{1}) = reshape(texts, 1, numel(texts));
    end
  end
  rows = new.RowNames;
  new.RowNames = about.RowNames;
  t.about = new;
  if ~isequal(rows, about.RowNames)
    t = with_row_names(t, rows);
  end
end

% A column with more rows: what its class has where nothing was given.
function x = grown(x, n)
  from = size(x, 1) + 1;
  if from > n
    return;
  end
  if iscell(x)
    fill = {zeros(0, 0)};
    if iscellstr(x) && ~isempty(x)
      fill = {''};
    end
    x(from:n, 1:size(x, 2)) = fill;
  elseif isstring(x)
    x(from:n, 1:size(x, 2)) = string(NaN);
  elseif isa(x, 'datetime')
    x(from:n, 1:size(x, 2)) = NaT;
  elseif isa(x, 'categorical')
    x(from:n, 1:size(x, 2)) = categorical(NaN);
  elseif isa(x, 'duration')
    x(from:n, 1:size(x, 2)) = seconds(0);
  elseif ischar(x)
    x(from:n, 1:size(x, 2)) = ' ';
  elseif isstruct(x)
    names = fieldnames(x);
    for k = from:n
      x(k).(names{1}) = [];
    end
  elseif isa(x, 'table')
    error('MATLAB:table:Grow', 'A table within a table cannot become higher.');
  elseif islogical(x)
    x(from:n, :) = false;
  else
    x(from:n, :) = 0;
  end
end

function t = grow_to(t, n)
  if n <= t.count
    return;
  end
  for k = 1:numel(t.columns)
    t.columns{k} = grown(t.columns{k}, n);
  end
  if ~isempty(t.about.RowNames)
    new = arrayfun(@(k) sprintf('Row%d', k), (t.count + 1:n)', 'UniformOutput', false);
    t.about.RowNames = [t.about.RowNames; new];
  end
  t.count = n;
end

function t = without(t, subs)
  if numel(subs) ~= 2
    error('MATLAB:table:NDSubscript', 'A table is indexed by rows and variables: t(rows, vars) = [].');
  end
  rows = rows_at(t, subs{1}, false);
  vars = variables_at(t, subs{2}, false);
  if is_all(subs{2}) || numel(unique(vars)) == numel(t.columns) && ~is_all(subs{1})
    t = part(t, setdiff((1:t.count)', rows), 1:numel(t.columns));
  elseif is_all(subs{1}) || numel(unique(rows)) == t.count
    t = part(t, (1:t.count)', setdiff(1:numel(t.columns), vars));
  else
    error('MATLAB:table:InvalidEmptyAssignment', 'At least one subscript must be '':'' when you delete rows or variables by assigning [].');
  end
end

% The names of the variables that a subscript names, new ones included.
function names = names_at(t, sub, vars)
  names = cell(1, numel(vars));
  if ischar(sub) && ~is_all(sub) || iscellstr(sub) || isstring(sub)
    names = reshape(cellstr(sub), 1, numel(vars));
    return;
  end
  for k = 1:numel(vars)
    if vars(k) <= numel(t.columns)
      names{k} = t.about.VariableNames{vars(k)};
    else
      names{k} = sprintf('Var%d', vars(k));
    end
  end
end

function t = new_rows(t, sub, rows)
  n = max([rows(:); t.count]);
  if n > t.count
    from = t.count + 1;
    t = grow_to(t, n);
    if ischar(sub) && ~is_all(sub) || iscellstr(sub) || isstring(sub)
      if isempty(t.about.RowNames)
        t.about.RowNames = arrayfun(@(k) sprintf('Row%d', k), (1:n)', 'UniformOutput', false);
      end
      names = cellstr(sub);
      t.about.RowNames(rows(rows >= from)) = names(rows >= from);
    end
  end
end

% `t(rows, vars) = value`
function t = put_part(t, subs, value)
  if isempty(t.columns) && t.count == 0 && isa(value, 'table')
    for k = 1:2
      if is_all(subs{k})
        subs{k} = 1:size(value, k);
      end
    end
  end
  [rows, vars] = places(t, subs, true);
  names = names_at(t, subs{2}, vars);
  if isa(value, 'table')
    given = value.columns;
    tall = value.count;
    if any(vars > numel(t.columns)) && ~(ischar(subs{2}) || iscellstr(subs{2}) || isstring(subs{2}))
      new = vars > numel(t.columns);
      if numel(new) == numel(given)
        names(new) = value.about.VariableNames(new);
      end
    end
  elseif iscell(value)
    if isscalar(value)
      value = repmat(value, numel(rows), numel(vars));
    end
    given = num2cell(value, 1);
    tall = size(value, 1);
  else
    error('MATLAB:table:InvalidRHS', 'Right hand side of an assignment into a table must be another table or a cell array.');
  end
  if isscalar(given) && numel(vars) > 1
    given = repmat(given, 1, numel(vars));
  end
  if numel(given) ~= numel(vars)
    error('MATLAB:table:AssignmentDimensionMismatch', 'The number of table variables in an assignment must match: %d are assigned to %d.', numel(given), numel(vars));
  end
  if tall ~= numel(rows) && tall ~= 1
    error('MATLAB:table:AssignmentDimensionMismatch', 'The number of rows in an assignment must match: %d are assigned to %d.', tall, numel(rows));
  end
  t = new_rows(t, subs{1}, rows);
  for k = 1:numel(vars)
    one = given{k};
    if iscell(value) && ~(vars(k) <= numel(t.columns) && iscell(t.columns{vars(k)}))
      one = stacked(one, names{k});
    end
    if size(one, 1) == 1 && numel(rows) ~= 1
      one = pick(one, ones(numel(rows), 1));
    end
    t = put_rows(t, rows, vars(k), names{k}, one);
  end
end

% Cells as the column of an array.
function x = stacked(cells, name)
  x = cells{1};
  if ischar(x)
    x = cells;
  elseif numel(cells) > 1
    try
      x = vertcat(cells{:});
    catch why
      error('MATLAB:table:AssignCell', 'The cells for the variable ''%s'' cannot be joined: %s', name, why.message);
    end
  end
end

% Rows of a variable, which may be a new one.
function t = put_rows(t, rows, at, name, value)
  if at > numel(t.columns)
    if numel(rows) == t.count && isequal(rows(:), (1:t.count)')
      column = value;
    else
      column = value([], :);
      column = grown(column, t.count);
      column(rows, :) = value;
    end
    t = add_column(t, name, column);
    return;
  end
  column = t.columns{at};
  if isequal(rows(:), (1:t.count)') && size(value, 1) == t.count && strcmp(class(value), class(column))
    t.columns{at} = value;
    return;
  end
  if iscell(column) && ~iscell(value)
    if ischar(value) || isstring(value)
      value = cellstr(value);
    else
      value = num2cell(value);
    end
  elseif ischar(column)
    texts = cellstr(column);
    texts(rows) = cellstr(value);
    t.columns{at} = char(texts);
    return;
  elseif iscell(value) && ~iscell(column) && ~isa(column, 'categorical')
    if isstring(column) || isa(column, 'datetime')
      value = string(value);
    else
      error('MATLAB:table:AssignCell', 'Conversion to %s from cell is not possible for the variable ''%s''.', class(column), name);
    end
  end
  if iscolumn(column) || isempty(column)
    column(rows, 1) = value;
  elseif ndims(column) == 2
    column(rows, :) = value;
  else
    rest = repmat({':'}, 1, ndims(column) - 1);
    column(rows, rest{:}) = value;
  end
  t.columns{at} = column;
end

% `t{rows, vars} = value`
function t = put_content(t, subs, value)
  [rows, vars] = places(t, subs, true);
  names = names_at(t, subs{2}, vars);
  if ischar(value)
    value = {value};
    if numel(vars) == 1 && vars <= numel(t.columns) && ischar(t.columns{vars})
      value = value{1};
    end
  end
  widths = ones(1, numel(vars));
  for k = 1:numel(vars)
    if vars(k) <= numel(t.columns) && ~ischar(t.columns{vars(k)})
      widths(k) = size(t.columns{vars(k)}, 2);
    elseif numel(vars) == 1 && vars(k) > numel(t.columns)
      widths(k) = size(value, 2);
    end
  end
  if numel(vars) == 1 && ischar(value)
    widths = size(value, 2);
  end
  if size(value, 2) ~= sum(widths) && size(value, 2) ~= 1 || size(value, 1) ~= numel(rows) && size(value, 1) ~= 1
    error('MATLAB:table:AssignmentDimensionMismatch', 'Unable to assign %d×%d values to %d×%d elements of the table.', size(value, 1), size(value, 2), numel(rows), sum(widths));
  end
  t = new_rows(t, subs{1}, rows);
  last = cumsum(widths);
  for k = 1:numel(vars)
    if size(value, 2) == sum(widths)
      one = value(:, last(k) - widths(k) + 1:last(k));
    else
      one = repmat(value, 1, widths(k));
    end
    if size(one, 1) == 1 && numel(rows) ~= 1
      one = repmat(one, numel(rows), 1);
    end
    if vars(k) <= numel(t.columns) && isnumeric(t.columns{vars(k)}) && isnumeric(one)
      one = cast(one, class(t.columns{vars(k)}));
    end
    t = put_rows(t, rows, vars(k), names{k}, one);
  end
end

function tables = tables_in(args)
  tables = cell(1, 0);
  for k = 1:numel(args)
    one = args{k};
    if isa(one, 'table')
      tables{end + 1} = one;
    elseif iscell(one)
      wrapped = cellfun(@(x) iscell(x) && isscalar(x), one);
      one(wrapped) = cellfun(@(x) x{1}, one(wrapped), 'UniformOutput', false);
      tables{end + 1} = cell2table(one, 'VariableNames', names_like(args, size(one, 2)));
    elseif ~(isnumeric(one) && isempty(one))
      error('MATLAB:table:cat:InvalidInput', 'All inputs of a concatenation must be tables, found %s.', class(one));
    end
  end
end

function names = names_like(args, n)
  for k = 1:numel(args)
    if isa(args{k}, 'table') && numel(args{k}.columns) == n
      names = args{k}.about.VariableNames;
      return;
    end
  end
  names = arrayfun(@(k) sprintf('Var%d', k), 1:n, 'UniformOutput', false);
end

function x = joined_rows(parts, name)
  cells = cellfun(@iscell, parts);
  if any(cells) && ~all(cells)
    known = parts{find(~cells, 1)};
    if isa(known, 'categorical') || isa(known, 'datetime') || isa(known, 'duration') || isstring(known)
      parts(cells) = cellfun(@(x) of_class(x, known), parts(cells), 'UniformOutput', false);
    else
      parts(~cells) = cellfun(@as_cells, parts(~cells), 'UniformOutput', false);
    end
  end
  try
    x = vertcat(parts{:});
  catch why
    error('MATLAB:table:vertcat:VertcatMethodFailed', 'Unable to concatenate the table variable ''%s'': %s', name, why.message);
  end
end

% What cells hold as the class of the column that they join.
function x = of_class(cells, known)
  if isa(known, 'categorical') && isordinal(known)
    x = categorical(cells, categories(known), 'Ordinal', true);
  elseif isempty(cells) || ~isa(cells{1}, class(known))
    x = feval(class(known), cells);
  else
    x = vertcat(cells{:});
  end
end

function x = as_cells(x)
  if ischar(x) || isstring(x)
    x = cellstr(x);
  else
    x = num2cell(x);
  end
end

function list = repmat_list(t, n)
  list = t;
  for k = 2:n
    list = [list; t];
  end
end

function tf = same_tables(how, a, others)
  tf = true;
  for k = 1:numel(others)
    b = others{k};
    tf = tf && isa(b, 'table') && isa(a, 'table') && a.count == b.count ...
      && isequal(a.about.VariableNames, b.about.VariableNames) && isequal(a.about.RowNames, b.about.RowNames) ...
      && numel(a.columns) == numel(b.columns);
    for j = 1:numel(a.columns)
      tf = tf && strcmp(class(a.columns{j}), class(b.columns{j})) && how(a.columns{j}, b.columns{j});
    end
  end
end

% Groups of equal rows.
function [groups, first] = row_groups(columns, count)
  keys = zeros(count, 0);
  for k = 1:numel(columns)
    column = columns{k};
    if ischar(column)
      column = cellstr(column);
    end
    for j = 1:size(column, 2)
      [~, ~, key] = unique(column(:, j));
      keys(:, end + 1) = key(:);
    end
  end
  if size(keys, 2) == 1
    groups = keys;
  elseif isempty(keys)
    groups = ones(count, 1);
  else
    [~, ~, groups] = unique(keys, 'rows');
  end
  n = max([groups; 0]);
  first = zeros(n, 1);
  first(groups(end:-1:1)) = count:-1:1;
end

function [tf, at] = rows_within(a, b)
  [there, order] = ismember(a.about.VariableNames, b.about.VariableNames);
  if ~all(there) || numel(b.columns) ~= numel(a.columns)
    error('MATLAB:table:setmembership:DifferentVars', 'The tables must have the same variables.');
  end
  % Names of rows are no part of what is compared.
  [a.about.RowNames, b.about.RowNames] = deal({});
  both = [part(a, (1:a.count)', 1:numel(a.columns)); part(b, (1:b.count)', order)];
  groups = row_groups(both.columns, both.count);
  [tf, at] = ismember(groups(1:a.count), groups(a.count + 1:end));
end

function t = rows_of_both(a, b)
  % The rows of both; those of the second have other names where the first has theirs already.
  if ~isempty(a.about.RowNames) && ~isempty(b.about.RowNames)
    b.about.RowNames = matlab.lang.makeUniqueStrings(b.about.RowNames, a.about.RowNames);
  end
  t = [a; b];
end

function text = described(t)
  empty = '';
  if isempty(t)
    empty = 'empty ';
  end
  text = sprintf('%d%s%d %s%s', t.count, char(215), numel(t.columns), empty, class(t));
end

% The lines of a table: names, a rule, rows.
function print_columns(t)
  n = t.count;
  names = t.about.VariableNames;
  head = '';
  rule = '';
  lines = repmat('', n, 1);
  if ~isempty(t.about.RowNames)
    lines = [repmat('    ', n, 1), char(t.about.RowNames)];
    head = blanks(size(lines, 2));
    rule = head;
  end
  for k = 1:numel(t.columns)
    body = column_texts(t.columns{k}, n);
    wide = max(size(body, 2), numel(names{k}));
    body = centred(body, wide);
    name = centred(names{k}, wide);
    head = [head, '    ', name];
    rule = [rule, '    ', repmat('_', 1, wide)];
    lines = [lines, repmat('    ', n, 1), body];
  end
  fprintf('%s\n%s\n%s', head, rule, blank_line());
  if n > 0
    fprintf('%s', [lines, repmat(newline, n, 1)].');
    fprintf('%s', blank_line());
  end
end

function block = centred(block, wide)
  room = wide - size(block, 2);
  left = floor(room / 2);
  n = size(block, 1);
  block = [repmat(' ', n, left), block, repmat(' ', n, room - left)];
end

% The rows of a column as a matrix of characters.
function block = column_texts(x, n)
  if n == 0
    block = repmat(' ', 0, 0);
    return;
  end
  if ischar(x)
    block = x;
    return;
  end
  if isa(x, 'table')
    block = char(repmat({sprintf('1%s%d table', char(215), size(x, 2))}, n, 1));
    return;
  end
  if ndims(x) > 2 || size(x, 2) == 0 || isstruct(x) || isa(x, 'function_handle')
    s = size(x);
    text = strjoin(arrayfun(@(k) sprintf('%d', k), [1, s(2:end)], 'UniformOutput', false), char(215));
    block = char(repmat({[text, ' ', class(x)]}, n, 1));
    return;
  end
  parts = cell(1, size(x, 2));
  for j = 1:numel(parts)
    parts{j} = one_column(x(:, j), n);
  end
  if isnumeric(x) && ~isenum(x)
    wide = max(cellfun(@(part) size(part, 2), parts));
    parts = cellfun(@(part) [repmat(' ', n, wide - size(part, 2)), part], parts, 'UniformOutput', false);
  end
  block = parts{1};
  for j = 2:numel(parts)
    block = [block, repmat('    ', n, 1), parts{j}];
  end
end

function block = one_column(x, n)
  right = true;
  if isenum(x)
    block = char(reshape(cellstr(x), [], 1));
    right = false;
  elseif islogical(x)
    names = {'false'; 'true'};
    block = char(names(x + 1));
    right = false;
  elseif isnumeric(x)
    x = full(x);
    if isinteger(x)
      block = number_lines(sprintf('%d\n', x));
    elseif isreal(x)
      block = number_lines(sprintf([digits_of(x), '\n'], x));
    else
      part = digits_of(x);
      block = number_lines(sprintf([part, '%+', part(2:end), 'i\n'], [real(x), imag(x)].'));
    end
  elseif iscell(x)
    block = cell_texts(x);
    right = false;
  elseif isstring(x)
    texts = cell(n, 1);
    gone = ismissing(x);
    texts(gone) = {'<missing>'};
    texts(~gone) = strcat('"', cellfun(@in_one_line, cellstr(x(~gone)), 'UniformOutput', false), '"');
    block = char(texts);
    right = false;
  elseif isa(x, 'datetime') || isa(x, 'duration') || isa(x, 'categorical') || isa(x, 'calendarDuration')
    texts = shown_texts(x);
    block = char(texts(:));
    right = isa(x, 'duration') || isa(x, 'calendarDuration');
  else
    block = char(repmat({sprintf('1%s1 %s', char(215), class(x))}, n, 1));
    right = false;
  end
  if right
    block = strjust(block, 'right');
  end
end

% How the session's format writes numbers in columns.
function text = digits_of(x)
  text = '%.5g';
  style = format();
  if strncmp(style, 'long', 4)
    text = '%.15g';
    if isa(x, 'single')
      text = '%.7g';
    end
  elseif strcmp(style, 'bank')
    text = '%.2f';
  end
end

function block = number_lines(text)
  lines = strsplit(text(1:end - 1), newline);
  block = char(lines(:));
end

% Ends of lines and tabulators as signs.
function text = in_one_line(text)
  text = strrep(strrep(text, newline, char(8629)), char(9), char(8594));
end

function block = cell_texts(x)
  inner = cell(numel(x), 1);
  for k = 1:numel(x)
    one = x{k};
    if ischar(one) && (isrow(one) || isequal(size(one), [0 0]) && false)
      inner{k} = ['''', in_one_line(one), ''''];
    elseif isstring(one) && isscalar(one)
      inner{k} = ['["', in_one_line(char(one)), '"]'];
    elseif (isnumeric(one) || islogical(one)) && isscalar(one)
      if islogical(one)
        inner{k} = ['[', char(string(one)), ']'];
      else
        digits = 5;
        if isfloat(one) && isreal(one)
          digits = digits_of(one);
        end
        inner{k} = ['[', num2str(one, digits), ']'];
      end
    elseif isa(one, 'function_handle')
      inner{k} = func2str(one);
    else
      sizes = strjoin(arrayfun(@(s) sprintf('%d', s), size(one), 'UniformOutput', false), char(215));
      inner{k} = [sizes, ' ', class(one)];
    end
  end
  inner = char(inner);
  block = [repmat('{', numel(x), 1), inner, repmat('}', numel(x), 1)];
end

% A blank line, unless the format is compact.
function gap = blank_line()
  [~, spacing] = format();
  gap = newline;
  if strcmp(spacing, 'compact')
    gap = '';
  end
end
