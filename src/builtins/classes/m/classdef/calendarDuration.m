% Lengths of time in units of the calendar: months, days, and milliseconds beside them.
classdef calendarDuration < matgpu.PlainArray
  properties (Hidden)
    days_data = zeros(0, 0)
    time_data = zeros(0, 0)
    format = 'ymdt'
  end

  methods
    function c = calendarDuration(varargin)
      args = varargin;
      for k = numel(args) - 1:-1:1
        if ischar(args{k}) || isstring(args{k})
          c.format = char(args{k + 1});
          args(k:k + 1) = [];
        end
      end
      if isempty(args)
        c = fields(c, 0, 0, 0);
      elseif isa(args{1}, 'calendarDuration')
        c = args{1};
      elseif isscalar(args)
        x = double(args{1});
        x(:, end + 1:6) = 0;
        c = fields(c, x(:, 1) * 12 + x(:, 2), x(:, 3), x(:, 4) * 3600000 + x(:, 5) * 60000 + x(:, 6) * 1000);
      else
        args(end + 1:6) = {0};
        time = args{4};
        if isa(time, 'duration')
          time = milliseconds(time);
        else
          time = time * 3600000 + args{5} * 60000 + args{6} * 1000;
        end
        c = fields(c, double(args{1}) * 12 + double(args{2}), double(args{3}), time);
      end
    end

    function c = fields(c, months, days, time)
      nothing = zeros(size(months + days + time));
      c.data = months + nothing;
      c.days_data = days + nothing;
      c.time_data = time + nothing;
    end

    function [months, days, time] = parts_of_calendar(c)
      months = c.data;
      days = c.days_data;
      time = c.time_data;
    end

    function tf = has_part(c, name)
      tf = strcmp(name, 'Format');
    end

    function value = part_of(c, name)
      value = c.format;
    end

    function c = with_part(c, name, value)
      if ~strcmp(name, 'Format')
        error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''calendarDuration''.', name);
      end
      c.format = char(value);
    end

    function [c, other] = alike(c, other)
      if isa(other, 'duration')
        other = fields(c, 0, 0, milliseconds(other));
      elseif isnumeric(other)
        other = fields(c, 0, double(other), 0);
      elseif isa(other, 'missing')
        other = fields(c, double(other), 0, 0);
      elseif ~isa(other, 'calendarDuration')
        error('MATLAB:calendarDuration:Invalid', 'Values of class %s cannot be combined with calendar durations.', class(other));
      end
    end

    function varargout = subsref(c, steps)
      if strcmp(steps(1).type, '()')
        c = each(c, @(x) x(steps(1).subs{:}));
        if isscalar(steps)
          varargout = {c};
        else
          [varargout{1:max(nargout, 1)}] = subsref(c, steps(2:end));
        end
      else
        [varargout{1:max(nargout, 1)}] = subsref@matgpu.PlainArray(c, steps);
      end
    end

    function c = subsasgn(c, steps, value)
      if ~strcmp(steps(1).type, '()')
        c = subsasgn@matgpu.PlainArray(c, steps, value);
        return;
      end
      if ~isa(c, 'calendarDuration')
        c = fields(value, zeros(size(c)), 0, 0);
      end
      at = steps(1).subs;
      if isa(value, 'double') && isequal(size(value), [0 0])
        c.data(at{:}) = [];
        c.days_data(at{:}) = [];
        c.time_data(at{:}) = [];
        return;
      end
      [c, value] = alike(c, value);
      c.data(at{:}) = value.data;
      c.days_data(at{:}) = value.days_data;
      c.time_data(at{:}) = value.time_data;
    end

    function c = cat(dim, varargin)
      parts = together(varargin{:});
      c = parts{1};
      parts = parts(2:end);
      months = cellfun(@(p) p.data, parts, 'UniformOutput', false);
      days = cellfun(@(p) p.days_data, parts, 'UniformOutput', false);
      time = cellfun(@(p) p.time_data, parts, 'UniformOutput', false);
      c.data = cat(dim, months{:});
      c.days_data = cat(dim, days{:});
      c.time_data = cat(dim, time{:});
    end

    function tf = isnan(c)
      tf = isnan(c.data) | isnan(c.days_data) | isnan(c.time_data);
    end

    function c = each(c, f)
      c.data = f(c.data);
      c.days_data = f(c.days_data);
      c.time_data = f(c.time_data);
    end

    function c = reshape(c, varargin)
      c = each(c, @(x) reshape(x, varargin{:}));
    end

    function c = transpose(c)
      c = each(c, @(x) x.');
    end

    function c = ctranspose(c)
      c = each(c, @(x) x.');
    end

    function c = repmat(c, varargin)
      c = each(c, @(x) repmat(x, varargin{:}));
    end

    % What moves elements moves all of their parts.
    function c = permute(c, order), c = each(c, @(x) permute(x, order)); end
    function c = squeeze(c), c = each(c, @squeeze); end
    function c = repelem(c, varargin), c = each(c, @(x) repelem(x, varargin{:})); end
    function c = circshift(c, varargin), c = each(c, @(x) circshift(x, varargin{:})); end
    function c = flip(c, varargin), c = each(c, @(x) flip(x, varargin{:})); end
    function c = flipud(c), c = each(c, @flipud); end
    function c = fliplr(c), c = each(c, @fliplr); end
    function c = diag(c, varargin), c = each(c, @(x) diag(x, varargin{:})); end
    function c = vec(c), c = each(c, @(x) x(:)); end

    function cells = loop_columns(c)
      cells = cell(1, size(c.data(:, :), 2));
      for k = 1:numel(cells)
        cells{k} = each(c, @(x) x(:, k));
      end
    end

    function cells = num2cell(c)
      cells = cell(size(c.data));
      for k = 1:numel(cells)
        cells{k} = each(c, @(x) x(k));
      end
    end

    function [c, gone] = rmmissing(c)
      gone = isnan(c);
      c = each(c, @(x) x(~gone));
    end

    function c = plus(a, b)
      if isa(a, 'datetime') || isa(b, 'datetime')
        if isa(b, 'datetime')
          [a, b] = deal(b, a);
        end
        c = plus(a, b);
        return;
      end
      [a, b] = operands(a, b);
      c = fields(a, a.data + b.data, a.days_data + b.days_data, a.time_data + b.time_data);
    end

    function c = minus(a, b)
      if isa(a, 'datetime')
        c = plus(a, -b);
        return;
      end
      [a, b] = operands(a, b);
      c = fields(a, a.data - b.data, a.days_data - b.days_data, a.time_data - b.time_data);
    end

    function c = uminus(c)
      c = fields(c, -c.data, -c.days_data, -c.time_data);
    end

    function c = times(a, b)
      if isa(a, 'calendarDuration')
        c = fields(a, a.data .* b, a.days_data .* b, a.time_data .* b);
      else
        c = fields(b, b.data .* a, b.days_data .* a, b.time_data .* a);
      end
    end

    function c = mtimes(a, b)
      c = times(a, b);
    end

    function tf = eq(a, b)
      [a, b] = operands(a, b);
      tf = a.data == b.data & a.days_data == b.days_data & a.time_data == b.time_data;
    end

    function tf = ne(a, b)
      tf = ~eq(a, b);
    end

    function tf = isequal(a, varargin)
      tf = true;
      for k = 1:numel(varargin)
        tf = tf && isa(varargin{k}, 'calendarDuration') && isequal(size(a), size(varargin{k})) && all(all(eq(a, varargin{k})));
      end
    end

    function x = calyears(c)
      x = fix(c.data / 12);
    end

    function x = calquarters(c)
      x = fix(c.data / 3);
    end

    function x = calmonths(c)
      x = c.data;
    end

    function x = calweeks(c)
      x = fix(c.days_data / 7);
    end

    function x = caldays(c)
      x = c.days_data;
    end

    function t = time(c)
      t = duration.of(c.time_data, 'hh:mm:ss');
    end

    function varargout = split(c, units)
      units = cellstr(units);
      months = c.data;
      for k = 1:numel(units)
        switch lower(units{k})
          case 'years'
            varargout{k} = fix(months / 12);
            months = months - 12 * fix(months / 12);
          case 'quarters'
            varargout{k} = fix(months / 3);
            months = months - 3 * fix(months / 3);
          case 'months'
            varargout{k} = months;
          case 'weeks'
            varargout{k} = fix(c.days_data / 7);
          case 'days'
            varargout{k} = c.days_data;
          case 'time'
            varargout{k} = time(c);
          otherwise
            error('MATLAB:calendarDuration:InvalidUnit', 'Unknown unit ''%s''.', units{k});
        end
      end
    end

    function texts = texts_of(c, varargin)
      texts = cell(size(c.data));
      for k = 1:numel(texts)
        months = c.data(k);
        words = {};
        if any(c.format == 'y')
          years = fix(months / 12);
          months = months - 12 * years;
          words = word(words, years, 'y');
        end
        if any(c.format == 'q')
          quarters = fix(months / 3);
          months = months - 3 * quarters;
          words = word(words, quarters, 'q');
        end
        words = word(words, months, 'mo');
        days = c.days_data(k);
        if any(c.format == 'w')
          words = word(words, fix(days / 7), 'w');
          days = days - 7 * fix(days / 7);
        end
        words = word(words, days, 'd');
        t = c.time_data(k);
        if t ~= 0
          sign = '';
          if t < 0
            sign = '-';
          end
          t = abs(t) / 1000;
          h = floor(t / 3600);
          m = floor(mod(t, 3600) / 60);
          words{end + 1} = sprintf('%s%dh %dm %gs', sign, h, m, mod(t, 60));
        end
        if isempty(words)
          words = {'0d'};
        end
        texts{k} = strjoin(words, ' ');
        if isnan(c.data(k) + c.days_data(k))
          texts{k} = 'NaN';
        end
      end
    end

    function tf = is_right(c)
      tf = true;
    end
  end

  methods (Static, Hidden)
    function c = of(months, days, time)
      c = fields(calendarDuration(), months, days, time);
    end

    % From one instant to another, the largest units first.
    function c = between(from, to, units)
      if nargin < 3
        units = {'years', 'months', 'days', 'time'};
      end
      units = lower(cellstr(units));
      a = datetime.of(from);
      b = datetime.of(to);
      nothing = zeros(size(from));
      months = nothing;
      days = nothing;
      if any(ismember({'years', 'quarters', 'months'}, units))
        [ya, ma] = ymd(a);
        [yb, mb] = ymd(b);
        months = (yb - ya) * 12 + mb - ma;
        late = data_of(a + calendarDuration.of(months, nothing, nothing)) > to;
        months = months - (late & to >= from);
        early = data_of(a + calendarDuration.of(months, nothing, nothing)) < to;
        months = months + (early & to < from);
        step = 1;
        if ~any(strcmp('months', units))
          step = 3;
          if ~any(strcmp('quarters', units))
            step = 12;
          end
        end
        months = fix(months / step) * step;
      end
      rest = to - data_of(a + calendarDuration.of(months, nothing, nothing));
      if any(ismember({'days', 'weeks'}, units))
        days = fix(rest / 86400000);
        rest = rest - days * 86400000;
      end
      if ~any(strcmp('time', units))
        rest = nothing;
      end
      c = calendarDuration.of(months, days, rest);
    end
  end
end

function words = word(words, n, unit)
  if n ~= 0
    words{end + 1} = sprintf('%d%s', n, unit);
  end
end
