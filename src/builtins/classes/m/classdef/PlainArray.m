% An array whose elements are those of a plain array, with a meaning of their own: instants, durations, categories. A class
% made from this one says how other values become like it (`alike`), and how its elements are written (`texts_of`).
classdef (Abstract) PlainArray
  properties (Hidden)
    data = zeros(0, 0)
  end

  methods
    function d = data_of(x)
      d = x.data;
    end

    % The same with other elements.
    function x = with_data(x, data)
      x.data = data;
    end

    function varargout = size(x, varargin)
      [varargout{1:max(nargout, 1)}] = size(x.data, varargin{:});
    end

    function n = numel(x)
      n = numel(x.data);
    end

    function n = ndims(x)
      n = ndims(x.data);
    end

    function n = length(x)
      n = length(x.data);
    end

    function n = height(x)
      n = size(x.data, 1);
    end

    function n = width(x)
      n = size(x.data, 2);
    end

    function tf = isempty(x)
      tf = isempty(x.data);
    end

    function tf = isscalar(x)
      tf = isscalar(x.data);
    end

    function tf = isvector(x)
      tf = isvector(x.data);
    end

    function tf = isrow(x)
      tf = isrow(x.data);
    end

    function tf = iscolumn(x)
      tf = iscolumn(x.data);
    end

    function tf = ismatrix(x)
      tf = ismatrix(x.data);
    end

    function tf = issquare(x)
      tf = issquare(x.data);
    end

    function e = end(x, k, n)
      if k == n
        s = size(x.data);
        e = prod(s(k:end));
      else
        e = size(x.data, k);
      end
    end

    function varargout = subsref(x, steps)
      step = steps(1);
      used = 1;
      switch step.type
        case '()'
          x.data = x.data(step.subs{:});
          value = x;
        case '.'
          name = step.subs;
          if numel(steps) > 1 && strcmp(steps(2).type, '()') && ~has_part(x, name)
            used = 2;
            value = feval(name, x, steps(2).subs{:});
          elseif has_part(x, name)
            value = part_of(x, name);
          elseif exist(name)
            value = feval(name, x);
          else
            error('MATLAB:noSuchMethodOrField', 'Unrecognized method, property, or field ''%s'' for class ''%s''.', name, class(x));
          end
        otherwise
          error('MATLAB:cellRefFromNonCell', 'Brace indexing is not supported for variables of class %s.', class(x));
      end
      rest = steps(used + 1:end);
      if isempty(rest)
        varargout = {value};
      else
        [varargout{1:max(nargout, 1)}] = subsref(value, rest);
      end
    end

    function x = subsasgn(x, steps, value)
      step = steps(1);
      if ~isa(x, 'matgpu.PlainArray')
        x = started(x, value);
      end
      if strcmp(step.type, '{}')
        error('MATLAB:cellAssToNonCell', 'Brace indexing is not supported for variables of class %s.', class(x));
      elseif strcmp(step.type, '.')
        if numel(steps) > 1
          value = subsasgn(part_of(x, step.subs), steps(2:end), value);
        end
        x = with_part(x, step.subs, value);
      elseif numel(steps) > 1
        inner = subsref(x, step);
        x = subsasgn(x, step, subsasgn(inner, steps(2:end), value));
      elseif isa(value, 'double') && isequal(size(value), [0 0])
        x.data(step.subs{:}) = [];
      else
        [x, y] = alike(x, value);
        before = size(x.data);
        x.data(step.subs{:}) = y.data;
        if ~isequal(size(x.data), before)
          x.data = filled(x, before, step.subs);
        end
      end
    end

    % What places have that nobody assigned.
    function data = filled(x, before, subs)
      data = x.data;
      there = zeros(before);
      there(:) = 1;
      there(subs{:}) = 1;
      data(there == 0) = NaN;
    end

    function x = started(x, value)
      if ~isempty(x)
        error('MATLAB:UnableToConvert', 'Conversion to %s from %s is not possible.', class(x), class(value));
      end
      value.data = zeros(size(x));
      x = value;
    end

    % Arrays of one class, what they are together.
    function parts = together(varargin)
      k = find(cellfun(@(y) isa(y, 'matgpu.PlainArray'), varargin), 1);
      x = varargin{k};
      parts = cell(1, nargin);
      for k = 1:nargin
        if isa(varargin{k}, 'double') && isempty(varargin{k})
          parts{k} = with_data(x, zeros(size(varargin{k})));
        else
          [x, parts{k}] = alike(x, varargin{k});
        end
      end
      parts = [{x}, parts];
    end

    function x = horzcat(varargin)
      x = cat(2, varargin{:});
    end

    function x = vertcat(varargin)
      x = cat(1, varargin{:});
    end

    function x = cat(dim, varargin)
      parts = together(varargin{:});
      x = parts{1};
      plain = cellfun(@(y) y.data, parts(2:end), 'UniformOutput', false);
      x.data = cat(dim, plain{:});
    end

    function x = reshape(x, varargin)
      x.data = reshape(x.data, varargin{:});
    end

    function x = transpose(x)
      x.data = x.data.';
    end

    function x = ctranspose(x)
      x.data = x.data.';
    end

    function x = permute(x, order)
      x.data = permute(x.data, order);
    end

    function x = squeeze(x)
      x.data = squeeze(x.data);
    end

    function x = repmat(x, varargin)
      x.data = repmat(x.data, varargin{:});
    end

    function x = repelem(x, varargin)
      x.data = repelem(x.data, varargin{:});
    end

    function x = circshift(x, varargin)
      x.data = circshift(x.data, varargin{:});
    end

    function x = flip(x, varargin)
      x.data = flip(x.data, varargin{:});
    end

    function x = flipud(x)
      x.data = flipud(x.data);
    end

    function x = fliplr(x)
      x.data = fliplr(x.data);
    end

    function x = diag(x, varargin)
      x.data = diag(x.data, varargin{:});
    end

    function x = vec(x)
      x.data = x.data(:);
    end

    function [x, order] = sort(x, varargin)
      [x.data, order] = sort(x.data, varargin{:});
    end

    function [x, order] = sortrows(x, varargin)
      [x.data, order] = sortrows(x.data, varargin{:});
    end

    function tf = issorted(x, varargin)
      tf = issorted(x.data, varargin{:});
    end

    function tf = issortedrows(x, varargin)
      tf = issortedrows(x.data, varargin{:});
    end

    function [x, ia, ic] = unique(x, varargin)
      [x.data, ia, ic] = unique(x.data, varargin{:});
    end

    function [tf, at] = ismember(a, b, varargin)
      [a, b] = operands(a, b);
      [tf, at] = ismember(a.data, b.data, varargin{:});
    end

    function [x, ia, ib] = intersect(a, b, varargin)
      [a, b] = operands(a, b);
      x = a;
      [x.data, ia, ib] = intersect(a.data, b.data, varargin{:});
    end

    function [x, ia] = setdiff(a, b, varargin)
      [a, b] = operands(a, b);
      x = a;
      [x.data, ia] = setdiff(a.data, b.data, varargin{:});
    end

    function [x, ia, ib] = union(a, b, varargin)
      % What both are elements of.
      parts = together(a, b);
      [x, a, b] = parts{:};
      [x.data, ia, ib] = union(a.data, b.data, varargin{:});
    end

    function [x, ia, ib] = setxor(a, b, varargin)
      % What both are elements of.
      parts = together(a, b);
      [x, a, b] = parts{:};
      [x.data, ia, ib] = setxor(a.data, b.data, varargin{:});
    end

    function [a, b] = operands(a, b)
      parts = together(a, b);
      [a, b] = parts{2:3};
    end

    function tf = eq(a, b)
      [a, b] = operands(a, b);
      tf = a.data == b.data;
    end

    function tf = ne(a, b)
      [a, b] = operands(a, b);
      tf = a.data ~= b.data;
    end

    function tf = lt(a, b)
      [a, b] = ordered(a, b);
      tf = a.data < b.data;
    end

    function tf = le(a, b)
      [a, b] = ordered(a, b);
      tf = a.data <= b.data;
    end

    function tf = gt(a, b)
      [a, b] = ordered(a, b);
      tf = a.data > b.data;
    end

    function tf = ge(a, b)
      [a, b] = ordered(a, b);
      tf = a.data >= b.data;
    end

    % Operands of a comparison that needs an order.
    function [a, b] = ordered(a, b)
      [a, b] = operands(a, b);
    end

    function tf = isequal(varargin)
      tf = same_all(@isequal, varargin);
    end

    function tf = isequaln(varargin)
      tf = same_all(@isequaln, varargin);
    end

    function varargout = min(x, varargin)
      [varargout{1:max(nargout, 1)}] = extreme(@min, x, varargin);
    end

    function varargout = max(x, varargin)
      [varargout{1:max(nargout, 1)}] = extreme(@max, x, varargin);
    end

    function [low, high] = bounds(x, varargin)
      options = varargin;
      if ~isempty(options)
        options = [{[]}, options];
      end
      low = min(x, options{:});
      high = max(x, options{:});
    end

    function x = mode(x, varargin)
      x.data = mode(x.data, varargin{:});
    end

    function tf = ismissing(x, varargin)
      tf = isnan(x.data);
      if nargin > 1
        tf = tf | ismember(x, varargin{1});
      end
    end

    function tf = anymissing(x)
      tf = any(isnan(x.data(:)));
    end

    function [x, gone] = rmmissing(x, varargin)
      if isvector(x.data)
        gone = isnan(x.data);
        x.data = x.data(~gone);
      else
        gone = any(isnan(x.data), 2);
        x.data = x.data(~gone, :);
      end
    end

    function [x, filled] = fillmissing(x, method, varargin)
      if strcmpi(method, 'constant')
        [x, y] = alike(x, varargin{1});
        filled = isnan(x.data);
        x.data(filled) = y.data;
        return;
      end
      is_plain = isa(x, 'matgpu.PlainArray');
      for k = find(cellfun(@(v) isa(v, 'matgpu.PlainArray'), varargin))
        value = varargin{k};
        if is_plain && k > 1 && strcmpi(varargin{k - 1}, 'EndValues')
          [x, y] = alike(x, value);
          varargin{k} = y.data;
          continue;
        end
        % Points, and windows and gaps between them.
        if isdatetime(value)
          value = value - min(value);
        end
        varargin{k} = seconds(value);
      end
      if is_plain
        [x.data, filled] = fillmissing(x.data, method, varargin{:});
      else
        [x, filled] = fillmissing(x, method, varargin{:});
      end
    end

    function cells = loop_columns(x)
      data = x.data(:, :);
      cells = cell(1, size(data, 2));
      for k = 1:numel(cells)
        cells{k} = with_data(x, data(:, k));
      end
    end

    function c = num2cell(x)
      c = cell(size(x.data));
      for k = 1:numel(c)
        c{k} = with_data(x, x.data(k));
      end
    end

    function varargout = arrayfun(f, varargin)
      named = find(cellfun(@(a) ischar(a) && any(strcmpi(a, {'UniformOutput', 'ErrorHandler'})), varargin), 1);
      if isempty(named)
        named = nargin;
      end
      for k = 1:named - 1
        if ~isa(varargin{k}, 'matgpu.PlainArray')
          varargin{k} = num2cell(varargin{k});
        else
          varargin{k} = num2cell(varargin{k});
        end
      end
      [varargout{1:max(nargout, 1)}] = cellfun(f, varargin{:});
    end

    function texts = cellstr(x, varargin)
      texts = texts_of(x, varargin{:});
    end

    function texts = string(x, varargin)
      texts = string(texts_of(x, varargin{:}));
      texts(isnan(x.data)) = string(NaN);
    end

    function text = char(x, varargin)
      texts = texts_of(x, varargin{:});
      text = char(texts(:));
    end

    function text = sprintf(format, varargin)
      args = as_texts(varargin);
      text = sprintf(format, args{:});
    end

    function varargout = fprintf(varargin)
      args = as_texts(varargin);
      [varargout{1:nargout}] = fprintf(args{:});
    end

    function text = strcat(varargin)
      texts = cellfun(@(x) as_text(x), varargin, 'UniformOutput', false);
      text = strcat(texts{:});
    end

    function varargout = plot(varargin)
      [varargout{1:nargout}] = drawn(@plot, varargin);
    end

    function varargout = scatter(varargin)
      [varargout{1:nargout}] = drawn(@scatter, varargin);
    end

    function varargout = stairs(varargin)
      [varargout{1:nargout}] = drawn(@stairs, varargin);
    end

    function varargout = stem(varargin)
      [varargout{1:nargout}] = drawn(@stem, varargin);
    end

    function varargout = area(varargin)
      [varargout{1:nargout}] = drawn(@area, varargin);
    end

    function varargout = bar(varargin)
      [varargout{1:nargout}] = drawn(@bar, varargin);
    end

    % Numbers that stand for the elements in a plot, and what is written at some of them.
    function [numbers, places, labels] = ticks_of(x)
      numbers = x.data;
      known = unique(numbers(isfinite(numbers)));
      places = known(:)';
      if numel(places) > 8
        places = linspace(places(1), places(end), 6);
      end
      labels = reshape(texts_of(with_data(x, places)), 1, []);
    end

    % How elements are written in a table.
    function texts = shown_texts(x)
      texts = texts_of(x);
    end

    function display(x)
      name = inputname(1);
      if ~isempty(name)
        fprintf('%s = \n%s', name, blank_line());
      end
      if isempty(x.data)
        fprintf('  %s empty %s array\n%s', sizes_of(x), class(x), blank_line());
        return;
      elseif isscalar(x.data)
        fprintf('  %s\n%s', class(x), blank_line());
      else
        fprintf('  %s %s array\n%s', sizes_of(x), class(x), blank_line());
      end
      disp(x);
      fprintf('%s', blank_line());
    end

    function disp(x)
      s = size(x.data);
      for page = 1:prod(s(3:end))
        if numel(s) > 2
          [at{1:numel(s) - 2}] = ind2sub([s(3:end), 1], page);
          fprintf('(:,:%s) = \n%s', sprintf(',%d', at{:}), blank_line());
        end
        y = with_data(x, x.data(:, :, page));
        print_matrix(y, shown_texts(y));
        if numel(s) > 2
          fprintf('%s', blank_line());
        end
      end
    end

    % The lines of a matrix, all columns equally wide.
    function print_matrix(x, texts)
      n = size(texts, 1);
      all_of = char(texts(:));
      if is_right(x)
        all_of = strjust(all_of, 'right');
      end
      blocks = cell(1, size(texts, 2));
      for k = 1:numel(blocks)
        blocks{k} = [repmat('   ', n, 1), all_of((k - 1) * n + (1:n), :)];
      end
      print_blocks(x, blocks);
    end

    % Columns of text beside each other, as many as fit the window.
    function print_blocks(x, blocks)
      widths = cellfun(@(block) size(block, 2), blocks);
      last = numel(blocks);
      from = 1;
      while from <= last
        to = from;
        while to < last && sum(widths(from:to + 1)) <= 80
          to = to + 1;
        end
        if from > 1
          fprintf('%s', blank_line());
        end
        if from == to && last > 1
          fprintf('  Column %d\n%s', from, blank_line());
        elseif to == last && to == from + 1 && from > 1
          fprintf('  Columns %d and %d\n%s', from, to, blank_line());
        elseif from > 1 || to < last
          fprintf('  Columns %d through %d\n%s', from, to, blank_line());
        end
        block = [blocks{from:to}];
        fprintf('%s', [block, repmat(newline, size(block, 1), 1)].');
        from = to + 1;
      end
    end

    function tf = is_right(x)
      tf = false;
    end
  end
end

function args = as_texts(args)
  given = args;
  args = {};
  for k = 1:numel(given)
    if isa(given{k}, 'matgpu.PlainArray')
      texts = cellstr(given{k});
      args = [args, reshape(texts, 1, [])];
    else
      args = [args, given(k)];
    end
  end
end

function x = as_text(x)
  if isa(x, 'matgpu.PlainArray')
    x = cellstr(x);
    if isscalar(x)
      x = x{1};
    end
  end
end

function varargout = drawn(f, args)
  marks = {[], []};
  for k = 1:min(numel(args), 2)
    if isa(args{k}, 'matgpu.PlainArray')
      [args{k}, marks{1, k}.places, marks{1, k}.labels] = ticks_of(args{k});
    end
  end
  [varargout{1:nargout}] = f(args{:});
  if numel(args) < 2 || ~isnumeric(args{2})
    marks = marks([2, 1]);
  end
  if ~isempty(marks{1})
    xticks(marks{1}.places);
    xticklabels(marks{1}.labels);
  end
  if ~isempty(marks{2})
    yticks(marks{2}.places);
    yticklabels(marks{2}.labels);
  end
end

function text = sizes_of(x)
  text = strjoin(arrayfun(@(n) sprintf('%d', n), size(x.data), 'UniformOutput', false), char(215));
end

function tf = same_all(how, args)
  tf = true;
  for k = 2:numel(args)
    try
      [a, b] = operands(args{1}, args{k});
      tf = tf && how(a.data, b.data);
    catch
      tf = false;
    end
  end
end

function varargout = extreme(f, x, args)
  flags = {'omitnan', 'includenan', 'omitmissing', 'includemissing', 'omitnat', 'includenat', 'omitundefined', 'includeundefined'};
  if ~isempty(args) && ~(isnumeric(args{1}) && isempty(args{1})) && ~(ischar(args{1}) && any(strcmpi(args{1}, flags)))
    [a, b] = ordered(x, args{1});
    x = a;
    x.data = f(a.data, b.data, args{2:end});
    varargout = {x};
    return;
  end
  [x, x] = ordered(x, x);
  [data, at] = f(x.data, args{:});
  x.data = data;
  varargout = {x, at};
end

% A blank line, unless the format is compact.
function gap = blank_line()
  [~, spacing] = format();
  gap = newline;
  if strcmp(spacing, 'compact')
    gap = '';
  end
end
