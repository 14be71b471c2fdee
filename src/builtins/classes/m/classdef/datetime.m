% Instants of the calendar. The elements are milliseconds since the beginning of 1970, NaN where there is none.
classdef datetime < matgpu.PlainArray
  properties (Hidden)
    format = ''
    zone = ''
  end

  methods
    function d = datetime(varargin)
      args = varargin;
      options = struct('format', '', 'inputformat', '', 'timezone', '', 'convertfrom', '', 'locale', '', ...
        'pivotyear', 0, 'epoch', [], 'tickspersecond', 1);
      k = 1;
      while k < numel(args)
        one = args{k};
        if (ischar(one) && isrow(one) || isstring(one) && isscalar(one)) && isfield(options, lower(char(one)))
          options.(lower(char(one))) = args{k + 1};
          args(k:k + 1) = [];
        else
          k = k + 1;
        end
      end
      if isempty(args)
        d.data = now_ms();
      elseif isa(args{1}, 'datetime')
        d = args{1};
      elseif isa(args{1}, 'missing')
        d.data = double(args{1});
      elseif ~isempty(options.convertfrom)
        [d.data, default] = converted(args{1}, lower(char(options.convertfrom)), options);
        if isempty(options.format)
          options.format = default;
        end
      elseif ischar(args{1}) || iscellstr(args{1}) || isstring(args{1})
        [d.data, format] = from_texts(args{1}, char(options.inputformat));
        if strcmpi(options.format, 'preserveinput')
          options.format = format;
        end
      elseif isscalar(args)
        x = double(args{1});
        switch size(x, 2)
          case 3
            d.data = ms_of(x(:, 1), x(:, 2), x(:, 3), 0, 0, 0);
          case 6
            d.data = ms_of(x(:, 1), x(:, 2), x(:, 3), x(:, 4), x(:, 5), x(:, 6));
          otherwise
            error('MATLAB:datetime:InvalidData', 'A datetime is made of text, of years, months and days, or of a matrix of 3 or 6 columns.');
        end
      elseif any(numel(args) == [3 6 7]) && all(cellfun(@(x) isnumeric(x) || islogical(x), args))
        args = cellfun(@double, args, 'UniformOutput', false);
        args(end + 1:7) = {0};
        d.data = ms_of(args{1:6}) + args{7};
      else
        error('MATLAB:datetime:InvalidData', 'A datetime is made of text, of years, months and days (and hours, minutes, seconds), or of a matrix of 3 or 6 columns.');
      end
      if ~isempty(options.timezone)
        d.zone = checked_zone(char(options.timezone));
      end
      if ~isempty(options.format)
        d = with_part(d, 'Format', options.format);
      end
    end

    function tf = has_part(d, name)
      tf = any(strcmp(name, {'Year', 'Month', 'Day', 'Hour', 'Minute', 'Second', 'Format', 'TimeZone', 'SystemTimeZone'}));
    end

    function value = part_of(d, name)
      switch name
        case 'Year'
          value = year(d);
        case 'Month'
          value = month(d);
        case 'Day'
          value = day(d);
        case 'Hour'
          value = hour(d);
        case 'Minute'
          value = minute(d);
        case 'Second'
          value = second(d);
        case 'Format'
          value = format_of(d);
        case 'TimeZone'
          value = d.zone;
        case 'SystemTimeZone'
          value = 'UTC';
        otherwise
          error('MATLAB:noSuchMethodOrField', 'Unrecognized method, property, or field ''%s'' for class ''datetime''.', name);
      end
    end

    function d = with_part(d, name, value)
      if strcmp(name, 'Format')
        value = char(value);
        if strcmp(value, 'default')
          value = '';
        elseif strcmp(value, 'defaultdate')
          value = 'dd-MMM-uuuu';
        end
        d.format = value;
        return;
      elseif strcmp(name, 'TimeZone')
        d.zone = checked_zone(char(value));
        return;
      end
      at = find(strcmp(name, {'Year', 'Month', 'Day', 'Hour', 'Minute', 'Second'}));
      if isempty(at)
        error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''datetime''.', name);
      end
      [y, m, dd, h, mi, s] = parts_of_ms(d.data);
      parts = {y, m, dd, h, mi, s};
      parts{at} = zeros(size(d.data)) + double(value);
      d.data = ms_of(parts{:});
    end

    function [d, other] = alike(d, other)
      if isa(other, 'datetime')
        if isempty(d.format) && false
          d.format = other.format;
        end
      elseif ischar(other) || iscellstr(other) || isstring(other)
        data = from_texts(other, '', d.format);
        other = with_data(d, data);
      elseif isa(other, 'missing') || isnumeric(other) && all(isnan(other(:)))
        other = with_data(d, nan(size(other)));
      else
        error('MATLAB:datetime:InvalidComparison', 'Values of class %s cannot be combined with datetimes.', class(other));
      end
    end

    function c = plus(a, b)
      if ~isa(a, 'datetime')
        [a, b] = deal(b, a);
      end
      c = a;
      if isa(b, 'datetime')
        error('MATLAB:datetime:DatetimeAdditionNotDefined', 'Addition is not defined between datetime arrays.');
      elseif isa(b, 'calendarDuration')
        [months, days, ms] = parts_of_calendar(b);
        data = a.data + zeros(size(months));
        [y, m, d] = parts_of_ms(data);
        rest = data - floor(data / 86400000) * 86400000;
        moved = y * 12 + m - 1 + months;
        y = floor(moved / 12);
        m = mod(moved, 12) + 1;
        d = min(d, last_day(y, m));
        c.data = ms_of(y, m, d + days, 0, 0, 0) + rest + ms;
      elseif isa(b, 'duration')
        c.data = a.data + milliseconds(b);
      elseif isnumeric(b) || islogical(b)
        c.data = a.data + double(b) * 86400000;
      elseif ischar(b) || isstring(b) || iscellstr(b)
        c.data = a.data + milliseconds(duration(b));
      else
        error('MATLAB:datetime:InvalidAddition', 'Values of class %s cannot be added to datetimes.', class(b));
      end
    end

    function c = minus(a, b)
      if isa(b, 'datetime') || ischar(b) || isstring(b) || iscellstr(b)
        [a, b] = operands(a, b);
        c = duration.of(a.data - b.data, 'hh:mm:ss');
      else
        c = plus(a, -b);
      end
    end

    function d = mean(d, varargin)
      d.data = mean(d.data, varargin{:});
    end

    function d = median(d, varargin)
      d.data = median(d.data, varargin{:});
    end

    function d = cummax(d, varargin)
      d.data = cummax(d.data, varargin{:});
    end

    function d = cummin(d, varargin)
      d.data = cummin(d.data, varargin{:});
    end

    function c = std(d, varargin)
      c = duration.of(std(d.data, varargin{:}), 'hh:mm:ss');
    end

    function c = range(d, varargin)
      c = max(d, [], varargin{:}) - min(d, [], varargin{:});
    end

    function c = diff(d, varargin)
      c = duration.of(diff(d.data, varargin{:}), 'hh:mm:ss');
    end

    function d = linspace(a, b, varargin)
      [a, b] = operands(a, b);
      d = a;
      d.data = linspace(a.data, b.data, varargin{:});
    end

    function d = colon(a, varargin)
      parts = together(a, varargin{end});
      [a, b] = parts{2:3};
      d = parts{1};
      step = 86400000;
      if nargin > 2
        step = varargin{1};
        if isa(step, 'calendarDuration')
          [months, days, ms] = parts_of_calendar(step);
          if months == 0
            step = days * 86400000 + ms;
          else
            n = max(ceil((b.data - a.data) / (months * 28 * 86400000)), 0) + 1;
            d = a + calendarDuration.of((0:n) * months, (0:n) * days, (0:n) * ms);
            d.data = d.data(sign(months) * d.data <= sign(months) * b.data);
            return;
          end
        elseif isa(step, 'duration')
          step = milliseconds(step);
        else
          step = step * 86400000;
        end
      end
      d.data = a.data:step:b.data;
    end

    function tf = isnat(d)
      tf = isnan(d.data);
    end

    function tf = isfinite(d)
      tf = isfinite(d.data);
    end

    function tf = isinf(d)
      tf = isinf(d.data);
    end

    function r = range(d, varargin)
      [low, high] = bounds(d, varargin{:});
      r = high - low;
    end

    function tf = isbetween(d, low, high, interval)
      if nargin < 4
        interval = 'closed';
      end
      switch lower(char(interval))
        case 'closed'
          tf = d >= low & d <= high;
        case 'open'
          tf = d > low & d < high;
        case {'openleft', 'closedright'}
          tf = d > low & d <= high;
        case {'openright', 'closedleft'}
          tf = d >= low & d < high;
        otherwise
          error('MATLAB:isbetween:IntervalType', 'isbetween: expected closed, open, openleft, openright, closedleft or closedright');
      end
    end

    function tf = isweekend(d)
      n = day(d, 'dayofweek');
      tf = n == 1 | n == 7;
    end

    function tf = isdst(d)
      tf = false(size(d.data));
    end

    function [y, m, d] = ymd(x)
      [y, m, d] = parts_of_ms(x.data);
    end

    function [h, m, s] = hms(x)
      [~, ~, ~, h, m, s] = parts_of_ms(x.data);
    end

    function y = year(d, varargin)
      y = parts_of_ms(d.data);
    end

    function q = quarter(d, varargin)
      [~, m] = parts_of_ms(d.data);
      q = ceil(m / 3);
    end

    function m = month(d, how)
      [~, m] = parts_of_ms(d.data);
      if nargin > 1 && ~strcmpi(how, 'monthofyear')
        names = month_names();
        m = named(m, names, char(how), {'name', 'shortname'});
      end
    end

    function w = week(d, how)
      first = ms_of(year(d), 1, 1, 0, 0, 0);
      start = mod(floor(first / 86400000) + 4, 7);
      w = floor((floor((d.data - first) / 86400000) + start) / 7) + 1;
      if nargin > 1 && strcmpi(how, 'weekofmonth')
        first = ms_of(year(d), month(d), 1, 0, 0, 0);
        start = mod(floor(first / 86400000) + 4, 7);
        w = floor((day(d) - 1 + start) / 7) + 1;
      end
    end

    function n = day(d, how)
      if nargin < 2
        how = 'dayofmonth';
      end
      switch lower(char(how))
        case 'dayofmonth'
          [~, ~, n] = parts_of_ms(d.data);
        case 'dayofweek'
          n = mod(floor(d.data / 86400000) + 4, 7) + 1;
        case 'iso-dayofweek'
          n = mod(floor(d.data / 86400000) + 3, 7) + 1;
        case 'dayofyear'
          n = floor((d.data - ms_of(year(d), 1, 1, 0, 0, 0)) / 86400000) + 1;
        case {'name', 'shortname'}
          n = named(mod(floor(d.data / 86400000) + 4, 7) + 1, day_names(), char(how), {'name', 'shortname'});
        otherwise
          error('MATLAB:datetime:day:InvalidType', 'Unknown kind of day ''%s''.', char(how));
      end
    end

    function [n, name] = weekday(d, varargin)
      n = day(d, 'dayofweek');
      if nargout > 1
        name = char(day(d, 'shortname'));
      end
    end

    function h = hour(d)
      [~, ~, ~, h] = parts_of_ms(d.data);
    end

    function m = minute(d)
      [~, ~, ~, ~, m] = parts_of_ms(d.data);
    end

    function s = second(d, how)
      [~, ~, ~, h, m, s] = parts_of_ms(d.data);
      if nargin > 1 && strcmpi(how, 'secondofday')
        s = h * 3600 + m * 60 + s;
      end
    end

    function t = timeofday(d)
      t = duration.of(d.data - floor(d.data / 86400000) * 86400000, 'hh:mm:ss');
    end

    function x = datenum(d, varargin)
      x = d.data / 86400000 + 719529;
    end

    function x = posixtime(d)
      x = d.data / 1000;
    end

    function x = exceltime(d, varargin)
      x = d.data / 86400000 + 25569;
    end

    function x = convertTo(d, kind, varargin)
      switch lower(char(kind))
        case 'posixtime', x = posixtime(d);
        case {'excel', 'excel1900'}, x = exceltime(d);
        case 'excel1904', x = exceltime(d) - 1462;
        case 'datenum', x = datenum(d);
        case 'juliandate', x = juliandate(d);
        case 'modifiedjuliandate', x = juliandate(d) - 2400000.5;
        case 'yyyymmdd', x = yyyymmdd(d);
        case 'epochtime'
          epoch = 0;
          ticks = 1;
          for k = 1:2:numel(varargin) - 1
            switch lower(char(varargin{k}))
              case 'epoch', epoch = posixtime(datetime(varargin{k + 1}));
              case 'tickspersecond', ticks = double(varargin{k + 1});
            end
          end
          x = int64(floor((posixtime(d) - epoch) * ticks));
        otherwise
          error('MATLAB:datetime:convertTo:UnrecognizedConversion', 'Unrecognized conversion type: ''%s''.', char(kind));
      end
    end

    function x = juliandate(d, varargin)
      x = d.data / 86400000 + 2440587.5;
    end

    function x = yyyymmdd(d)
      [y, m, n] = parts_of_ms(d.data);
      x = y * 10000 + m * 100 + n;
    end

    function varargout = datevec(d, varargin)
      [y, m, n, h, mi, s] = parts_of_ms(d.data(:));
      if nargout < 2
        varargout = {[y, m, n, h, mi, s]};
      else
        varargout = {y, m, n, h, mi, s};
      end
    end

    function text = datestr(d, varargin)
      text = datestr(datenum(vec(d)), varargin{:});
    end

    function d = dateshift(d, where, unit, rule)
      where = lower(char(where));
      if strcmp(where, 'dayofweek')
        if nargin < 4
          rule = 'next';
        end
        d = to_weekday(d, unit, rule);
        return;
      elseif ~any(strcmp(where, {'start', 'end'}))
        error('MATLAB:datetime:InvalidShift', 'dateshift: expected ''start'', ''end'' or ''dayofweek'', found ''%s''', where);
      end
      unit = lower(char(unit));
      if nargin < 4
        rule = 0;
      end
      if ischar(rule) || isstring(rule)
        words = {'current', 'next', 'previous', 'nearest'};
        places = [0, 1, -1, 0];
        if strcmpi(rule, 'nearest')
          low = dateshift(d, where, unit);
          high = dateshift(d, where, unit, 1);
          nearer = abs(high.data - d.data) <= abs(d.data - low.data);
          d = low;
          d.data(nearer) = high.data(nearer);
          return;
        end
        rule = places(strcmpi(rule, words));
      end
      [y, m, n, h, mi, s] = parts_of_ms(d.data);
      is_end = strcmp(where, 'end');
      switch unit
        case 'year'
          low = @(k) ms_of(y + k, 1, 1, 0, 0, 0);
        case 'quarter'
          low = @(k) ms_of(y, 3 * (ceil(m / 3) - 1 + k) + 1, 1, 0, 0, 0);
        case 'month'
          low = @(k) ms_of(y, m + k, 1, 0, 0, 0);
        case 'week'
          start = n - (day(d, 'dayofweek') - 1);
          low = @(k) ms_of(y, m, start + 7 * k, 0, 0, 0);
        case 'day'
          low = @(k) ms_of(y, m, n + k, 0, 0, 0);
        case 'hour'
          low = @(k) ms_of(y, m, n, h + k, 0, 0);
        case 'minute'
          low = @(k) ms_of(y, m, n, h, mi + k, 0);
        case 'second'
          low = @(k) ms_of(y, m, n, h, mi, floor(s) + k);
        case 'decade'
          low = @(k) ms_of(floor(y / 10) * 10 + 10 * k, 1, 1, 0, 0, 0);
        case 'century'
          low = @(k) ms_of(floor(y / 100) * 100 + 100 * k, 1, 1, 0, 0, 0);
        otherwise
          error('MATLAB:datetime:InvalidUnit', 'Unknown unit of time ''%s''.', unit);
      end
      if is_end && any(strcmp(unit, {'year', 'quarter', 'month', 'week', 'decade', 'century'}))
        d.data = low(rule + 1) - 86400000;
      elseif is_end
        d.data = low(rule + 1);
      else
        d.data = low(rule);
      end
    end

    function c = between(a, b, varargin)
      [a, b] = operands(a, b);
      c = calendarDuration.between(a.data + 0 * b.data, b.data + 0 * a.data, varargin{:});
    end

    function c = caldiff(d, varargin)
      data = d.data;
      if isrow(data)
        from = data(1:end - 1);
        to = data(2:end);
      else
        from = data(1:end - 1, :);
        to = data(2:end, :);
      end
      c = calendarDuration.between(from, to, varargin{:});
    end

    function varargout = split(d, units)
      units = cellstr(units);
      words = {'year', 'month', 'day', 'hour', 'minute', 'second'};
      [p{1:6}] = parts_of_ms(d.data);
      for k = 1:numel(units)
        varargout{k} = p{strncmpi(words, units{k}, 3)};
      end
    end

    function [n, edges, bin] = histcounts(d, varargin)
      known = with_data(d, d.data(isfinite(d.data)));
      for k = numel(varargin):-1:1
        value = varargin{k};
        if isa(value, 'datetime')
          varargin{k} = value.data;
        elseif isa(value, 'duration')
          varargin{k} = milliseconds(value);
        elseif isa(value, 'calendarDuration')
          first = dateshift(min(known), 'start', 'day');
          edges = first.data;
          while edges(end) <= max(known.data)
            next = first + value * numel(edges);
            edges(end + 1) = next.data;
          end
          varargin(k - 1:k) = {'BinEdges', edges};
        elseif (ischar(value) || isstring(value)) && k > 1 && strcmpi(char(varargin{k - 1}), 'BinMethod') && ...
            any(strcmpi(value, {'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade', 'century'}))
          % From the start of the first unit to the end of the last.
          next = dateshift(min(known), 'start', value);
          edges = next.data;
          while edges(end) <= max(known.data)
            next = dateshift(next, 'start', value, 'next');
            edges(end + 1) = next.data;
          end
          varargin(k - 1:k) = {'BinEdges', edges};
        end
      end
      [n, edges, bin] = histcounts(d.data, varargin{:});
      edges = with_data(d, edges);
    end

    function x = double(d)
      error('MATLAB:datetime:InvalidNumericConversion', 'A datetime becomes numbers by datenum, posixtime, exceltime or juliandate.');
    end

    function texts = texts_of(d, format, varargin)
      if nargin < 2 || isempty(format)
        format = format_of(d);
      end
      texts = written(d.data, char(format), d.zone);
    end

    % The format in which elements are written: by default without a time of day where all are at midnight.
    function format = format_of(d)
      format = d.format;
      if isempty(format)
        known = d.data(isfinite(d.data));
        if ~isempty(known) && all(mod(known, 86400000) == 0)
          format = 'dd-MMM-uuuu';
        else
          format = 'dd-MMM-uuuu HH:mm:ss';
        end
      end
    end
  end

  methods (Static, Hidden)
    function d = of(data)
      d = datetime(1970, 1, 1);
      d.data = data;
    end

    function d = empty(varargin)
      d = datetime(1970, 1, 1);
      d.data = zeros(0, 0);
      if nargin > 0
        d.data = zeros(varargin{:});
      end
    end
  end
end

function ms = now_ms()
  c = clock();
  ms = ms_of(c(1), c(2), c(3), c(4), c(5), round(c(6) * 1000) / 1000);
end

% Milliseconds since 1970 of dates, whose parts may be out of range.
function ms = ms_of(y, m, d, h, mi, s)
  y = y + floor((m - 1) / 12);
  m = mod(m - 1, 12) + 1;
  % Years begin in March, so that the day that may be there is the last.
  early = m <= 2;
  y = y - early;
  era = floor(y / 400);
  of_era = y - era * 400;
  of_year = floor((153 * (m + 12 * early - 3) + 2) / 5);
  days = era * 146097 + of_era * 365 + floor(of_era / 4) - floor(of_era / 100) + of_year - 719469;
  whole = floor(d);
  rest = (d - whole) * 86400000;
  ms = (days + whole) * 86400000 + rest + h * 3600000 + mi * 60000 + s * 1000;
end

function [y, m, d, h, mi, s] = parts_of_ms(ms)
  days = floor(ms / 86400000);
  z = days + 719468;
  era = floor(z / 146097);
  of_era = z - era * 146097;
  year = floor((of_era - floor(of_era / 1460) + floor(of_era / 36524) - floor(of_era / 146096)) / 365);
  of_year = of_era - (365 * year + floor(year / 4) - floor(year / 100));
  shifted = floor((5 * of_year + 2) / 153);
  d = of_year - floor((153 * shifted + 2) / 5) + 1;
  m = shifted + 3 - 12 * (shifted >= 10);
  y = year + era * 400 + (m <= 2);
  if nargout > 3
    rest = ms - days * 86400000;
    h = floor(rest / 3600000);
    rest = rest - h * 3600000;
    mi = floor(rest / 60000);
    s = (rest - mi * 60000) / 1000;
  end
end

function n = last_day(y, m)
  lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  n = reshape(lengths(m), size(m)) + (m == 2 & (mod(y, 4) == 0 & mod(y, 100) ~= 0 | mod(y, 400) == 0));
end

function names = month_names()
  names = {'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'};
end

function names = day_names()
  names = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
end

function texts = named(n, names, how, words)
  if strcmpi(how, words{2})
    names = cellfun(@(name) name(1:3), names, 'UniformOutput', false);
  elseif ~strcmpi(how, words{1})
    error('MATLAB:datetime:InvalidNameType', 'expected ''name'' or ''shortname'', found ''%s''', how);
  end
  texts = cell(size(n));
  texts(:) = {''};
  there = ~isnan(n);
  texts(there) = names(n(there));
  if isscalar(texts) && false
    texts = texts{1};
  end
end

function zone = checked_zone(zone)
  if ~any(strcmpi(zone, {'', 'UTC', 'Z', 'GMT', 'UTCLeapSeconds', 'local', 'Etc/UTC'}))
    error('MATLAB:datetime:UnknownTimeZone', 'The time zone ''%s'' is not known here; UTC is.', zone);
  end
  if ~isempty(zone)
    zone = 'UTC';
  end
end

function d = to_weekday(d, unit, rule)
  % Several days, of which the closest one counts, or one for each date.
  several = {[]};
  if isnumeric(unit)
    several = {double(unit)};
  elseif any(strcmpi(unit, 'weekday'))
    several = num2cell(2:6);
  elseif any(strcmpi(unit, 'weekend'))
    several = {1, 7};
  else
    names = cellstr(unit);
    places = cellfun(@(name) max([0, find(strncmpi(name, day_names(), max(3, numel(name))))]), names);
    several = {places};
  end
  if any(cellfun(@(target) any(target(:) < 1 | target(:) > 7 | target(:) ~= fix(target(:))), several))
    error('MATLAB:datetime:dateshift:UnrecognizedDayOfWeek', 'dateshift: expected days of the week: their names, numbers from 1 to 7, weekday or weekend.');
  end
  days = floor(d.data / 86400000);
  now = mod(days + 4, 7) + 1;
  moved = [];
  for k = 1:numel(several)
    other = steps_to(several{k}, now, rule);
    if isempty(moved)
      moved = other;
    else
      closer = abs(other) < abs(moved);
      moved(closer) = other(closer);
    end
  end
  d.data = (days + moved) * 86400000;
end

% How many days lie between days of the week, by a rule: the next or a later one, one before, the nearest, or that of this week.
function moved = steps_to(target, now, rule)
  if isnumeric(rule)
    later = rule > 0;
    moved = (target - now) .* (rule == 0) + later .* (mod(target - now, 7) + 7 * (rule - 1)) + (rule < 0) .* (7 * (rule + 1) - mod(now - target, 7));
    return;
  end
  switch lower(char(rule))
    case 'previous'
      moved = -mod(now - target, 7);
    case 'nearest'
      moved = mod(target - now + 3, 7) - 3;
    case 'current'
      moved = target - now;
    otherwise
      moved = mod(target - now, 7);
  end
end

function [ms, format] = converted(x, from, options)
  format = '';
  if iscell(x) || isstring(x) || ischar(x)
    error('MATLAB:datetime:InvalidConvertFrom', 'Only numbers are converted from ''%s''.', from);
  end
  x = double(x);
  switch from
    case 'datenum'
      ms = (x - 719529) * 86400000;
    case 'posixtime'
      ms = x * 1000;
    case 'excel'
      ms = (x - 25569) * 86400000;
    case 'excel1904'
      ms = (x - 24107) * 86400000;
    case 'juliandate'
      ms = (x - 2440587.5) * 86400000;
    case 'modifiedjuliandate'
      ms = (x - 40587) * 86400000;
    case 'yyyymmdd'
      ms = ms_of(floor(x / 10000), floor(mod(x, 10000) / 100), mod(x, 100), 0, 0, 0);
      format = 'dd-MMM-uuuu';
    case 'epochtime'
      start = 0;
      if ~isempty(options.epoch)
        start = datetime(options.epoch).data;
      end
      ms = start + x / options.tickspersecond * 1000;
    otherwise
      error('MATLAB:datetime:UnrecognizedConvertFrom', 'Unknown kind of dates ''%s''.', from);
  end
  ms = round(ms * 1000) / 1000;
end

% The kinds of fields of a format: letters, how many of them, or plain text.
function fields = fields_of(format)
  fields = struct('letter', {}, 'count', {}, 'text', {});
  k = 1;
  while k <= numel(format)
    one = format(k);
    if one == ''''
      last = find(format(k + 1:end) == '''', 1);
      if isempty(last)
        error('MATLAB:datetime:InvalidFormat', 'The quotation marks of the format ''%s'' do not match.', format);
      end
      text = format(k + 1:k + last - 1);
      if isempty(text)
        text = '''';
      end
      fields(end + 1) = struct('letter', '', 'count', 0, 'text', text);
      k = k + last + 1;
    elseif isletter(one)
      last = k;
      while last < numel(format) && format(last + 1) == one
        last = last + 1;
      end
      fields(end + 1) = struct('letter', one, 'count', last - k + 1, 'text', '');
      k = last + 1;
    else
      fields(end + 1) = struct('letter', '', 'count', 0, 'text', one);
      k = k + 1;
    end
  end
end

function texts = written(ms, format, zone)
  texts = cell(size(ms));
  if isempty(ms)
    return;
  end
  known = isfinite(ms);
  x = reshape(ms(known), 1, []);
  fields = fields_of(format);
  digits = 0;
  for k = 1:numel(fields)
    if isequal(fields(k).letter, 'S')
      digits = fields(k).count;
    end
  end
  % What is not shown is cut off, but for the rounding of the last place.
  step = 1000 / 10 ^ min(digits, 3);
  if digits <= 3
    x = floor(x / step + 1e-6) * step;
  end
  [y, m, d, h, mi, s] = parts_of_ms(x);
  pattern = '';
  values = cell(0, numel(x));
  for k = 1:numel(fields)
    n = fields(k).count;
    switch fields(k).letter
      case ''
        pattern = [pattern, strrep(strrep(fields(k).text, '%', '%%'), '\', '\\')];
        continue;
      case {'y', 'u'}
        if n == 2
          [pattern, values] = number_field(pattern, values, mod(y, 100), 2);
        else
          [pattern, values] = number_field(pattern, values, y, n);
        end
      case {'M', 'L'}
        if n <= 2
          [pattern, values] = number_field(pattern, values, m, n);
        else
          [pattern, values] = name_field(pattern, values, m, month_names(), n);
        end
      case 'd'
        [pattern, values] = number_field(pattern, values, d, n);
      case 'D'
        [pattern, values] = number_field(pattern, values, floor((x - ms_of(y, 1, 1, 0, 0, 0)) / 86400000) + 1, n);
      case {'e', 'E', 'c'}
        number = mod(floor(x / 86400000) + 4, 7) + 1;
        if n <= 2 && fields(k).letter ~= 'E'
          [pattern, values] = number_field(pattern, values, number, n);
        else
          [pattern, values] = name_field(pattern, values, number, day_names(), max(n, 3));
        end
      case 'Q'
        if n > 2
          pattern = [pattern, 'Q'];
          n = 1;
        end
        [pattern, values] = number_field(pattern, values, ceil(m / 3), n);
      case 'H'
        [pattern, values] = number_field(pattern, values, h, n);
      case 'h'
        [pattern, values] = number_field(pattern, values, mod(h + 11, 12) + 1, n);
      case 'm'
        [pattern, values] = number_field(pattern, values, mi, n);
      case 's'
        [pattern, values] = number_field(pattern, values, floor(s + 1e-9), n);
      case 'S'
        part = s - floor(s + 1e-9);
        [pattern, values] = number_field(pattern, values, floor(part * 10 ^ n + 1e-5), n);
      case 'a'
        words = {'AM', 'PM'};
        pattern = [pattern, '%s'];
        values = [values; words((h >= 12) + 1)];
      case {'z', 'Z', 'x', 'X'}
        word = zone;
        if any(fields(k).letter == 'ZxX') && ~isempty(zone)
          word = '+0000';
        end
        if fields(k).letter == 'X' && ~isempty(zone)
          word = 'Z';
        end
        pattern = [pattern, word];
      case 'G'
        pattern = [pattern, 'CE'];
      otherwise
        error('MATLAB:datetime:InvalidFormat', 'The format ''%s'' has a letter without a meaning: ''%s''.', format, fields(k).letter);
    end
  end
  if isempty(values)
    lines = repmat({sprintf(pattern)}, 1, numel(x));
  elseif isempty(x)
    lines = {};
  else
    text = sprintf([pattern, '\n'], values{:});
    lines = strsplit(text(1:end - 1), newline);
  end
  texts(known) = lines;
  texts(isnan(ms)) = {'NaT'};
  texts(isinf(ms) & ms > 0) = {'Inf'};
  texts(isinf(ms) & ms < 0) = {'-Inf'};
end

function [pattern, values] = number_field(pattern, values, x, n)
  pattern = sprintf('%s%%0%dd', pattern, n);
  values = [values; num2cell(x)];
end

function [pattern, values] = name_field(pattern, values, x, names, n)
  if n == 3
    names = cellfun(@(name) name(1:3), names, 'UniformOutput', false);
  elseif n == 5
    names = cellfun(@(name) name(1), names, 'UniformOutput', false);
  end
  pattern = [pattern, '%s'];
  values = [values; reshape(names(x), 1, [])];
end

% Milliseconds of texts, and the format that they are in.
function [ms, format] = from_texts(texts, format, first)
  if isstring(texts)
    gone = ismissing(texts);
    texts(gone) = "";
  end
  texts = strtrim(cellstr(texts));
  ms = nan(size(texts));
  wanted = ~(cellfun('isempty', texts) | strcmpi(texts, 'NaT'));
  words = {'now', 'today', 'yesterday', 'tomorrow'};
  is_word = ismember(lower(texts), words);
  if any(is_word(:))
    now = now_ms();
    today = floor(now / 86400000) * 86400000;
    places = [now, today, today - 86400000, today + 86400000];
    [~, which] = ismember(lower(texts(is_word)), words);
    ms(is_word) = places(which);
    wanted = wanted & ~is_word;
  end
  if ~any(wanted(:))
    return;
  end
  given = texts(wanted);
  if ~isempty(format)
    values = read_as(given, format);
    bad = find(isnan(values), 1);
    if ~isempty(bad) && bad == 1 || ~isempty(bad) && isscalar(given)
      error('MATLAB:datetime:ParseErr', 'Unable to convert ''%s'' to datetime using the format ''%s''.', given{1}, format);
    end
    ms(wanted) = values;
    return;
  end
  formats = {'dd-MMM-yyyy HH:mm:ss', 'dd-MMM-yyyy', 'yyyy-MM-dd', 'yyyy-MM-dd HH:mm:ss', 'yyyy-MM-dd HH:mm', ...
    'yyyy-MM-dd''T''HH:mm:ss', 'yyyy-MM-dd''T''HH:mm:ss''Z''', 'yyyy-MM-dd''T''HH:mm:ss.SSS', 'yyyy-MM-dd''T''HH:mm:ss.SSS''Z''', ...
    'yyyy-MM-dd HH:mm:ss.SSS', 'dd-MMM-yyyy HH:mm:ss.SSS', 'dd-MMM-yyyy HH:mm', 'yyyy/MM/dd', 'yyyy/MM/dd HH:mm:ss', 'MM/dd/yyyy', ...
    'MM/dd/yyyy HH:mm:ss', 'MM/dd/yyyy HH:mm', 'MM/dd/yyyy hh:mm:ss a', 'dd/MM/yyyy', 'dd.MM.yyyy', 'dd.MM.yyyy HH:mm:ss', ...
    'MMM dd, yyyy', 'MMMM dd, yyyy', 'dd MMM yyyy', 'dd MMMM yyyy', 'MMM-dd-yyyy', 'dd-MM-yyyy', 'MMM dd yyyy', 'yyyyMMdd''T''HHmmss', 'HH:mm:ss', 'HH:mm'};
  if nargin > 2 && ~isempty(first)
    formats = [{first}, formats];
  end
  for k = 1:numel(formats)
    if isnan(read_as(given(1), formats{k}))
      continue;
    end
    values = read_as(given, formats{k});
    if all(~isnan(values)) || k == numel(formats)
      ms(wanted) = values;
      format = formats{k};
      return;
    end
    if ~exist('best', 'var')
      best = values;
      format = formats{k};
    end
  end
  if exist('best', 'var')
    ms(wanted) = best;
    return;
  end
  error('MATLAB:datetime:UnrecognizedDateStringSuggestLocale', 'Could not recognize the date/time format of ''%s''. Specify it with ''InputFormat''.', given{1});
end

% Texts read in a format: NaN where one is not in it.
function ms = read_as(texts, format)
  fields = fields_of(format);
  pattern = '^\s*';
  order = {};
  for k = 1:numel(fields)
    n = fields(k).count;
    letter = fields(k).letter;
    switch letter
      case ''
        pattern = [pattern, regexptranslate('escape', fields(k).text)];
        continue;
      case {'y', 'u'}
        if n == 2
          piece = '\d\d';
        else
          piece = '[+-]?\d{4,}';
        end
        if k < numel(fields) && ~isempty(fields(k + 1).letter)
          piece = sprintf('\\d{%d}', n);
        end
      case 'M'
        if n >= 3
          piece = '[A-Za-z]+\.?';
          letter = 'N';
        elseif k < numel(fields) && ~isempty(fields(k + 1).letter)
          piece = '\d\d';
        else
          piece = '\d{1,2}';
        end
      case {'d', 'H', 'h', 'm', 's'}
        if k < numel(fields) && ~isempty(fields(k + 1).letter) && n == 2 || k > 1 && ~isempty(fields(k - 1).letter) && n == 2
          piece = '\d\d';
        else
          piece = '\d{1,2}';
        end
      case 'S'
        piece = '\d+';
      case 'a'
        piece = '[AaPp]\.?[Mm]\.?';
      case {'e', 'E'}
        piece = '[A-Za-z]+';
      case {'z', 'Z', 'x', 'X'}
        piece = '\S+';
      case {'D'}
        piece = '\d{1,3}';
      otherwise
        error('MATLAB:datetime:InvalidFormat', 'The format ''%s'' has a letter without a meaning: ''%s''.', format, letter);
    end
    pattern = [pattern, '(', piece, ')'];
    order{end + 1} = letter;
  end
  found = regexp(texts, [pattern, '\s*$'], 'tokens', 'once');
  there = ~cellfun('isempty', found);
  ms = nan(size(texts));
  if ~any(there(:))
    return;
  end
  rows = found(there);
  rows = vertcat(rows{:});
  part = struct('y', 0, 'M', 1, 'd', 1, 'H', 0, 'm', 0, 's', 0, 'S', 0, 'pm', -1, 'D', 0);
  today = [];
  if ~any(ismember({'y', 'u'}, order))
    today = clock();
    part.y = today(1);
    if ~any(ismember({'M', 'N'}, order))
      part.M = today(2);
      part.d = today(3);
    end
  end
  ok = true(size(rows, 1), 1);
  for k = 1:numel(order)
    column = rows(:, k);
    switch order{k}
      case 'N'
        names = lower(month_names());
        short = cellfun(@(name) name(1:3), names, 'UniformOutput', false);
        words = lower(strrep(column, '.', ''));
        [is_short, at] = ismember(words, short);
        [is_long, at_long] = ismember(words, names);
        at(is_long) = at_long(is_long);
        ok = ok & (is_short | is_long);
        part.M = at;
      case {'y', 'u'}
        part.y = str2double(column);
        if all(cellfun(@numel, column) == 2)
          part.y = part.y + 2000 - 100 * (part.y > 76);
        end
      case 'S'
        part.S = str2double(strcat('0.', column));
      case 'a'
        part.pm = ~cellfun('isempty', regexp(column, '^[Pp]', 'once'));
      case {'h', 'H'}
        part.H = str2double(column);
      case {'e', 'E', 'z', 'Z', 'x', 'X'}
        continue;
      otherwise
        part.(order{k}) = str2double(column);
    end
  end
  if ~isequal(part.pm, -1)
    part.H = mod(part.H, 12) + 12 * part.pm;
  end
  ok = ok & part.M >= 1 & part.M <= 12 & part.d >= 1 & part.H < 25 & part.m < 60 & part.s < 61;
  if any(strcmp(order, 'D'))
    part.M = 1;
    part.d = part.D;
  else
    months = min(max(part.M, 1), 12) + zeros(size(ok));
    ok = ok & part.d <= last_day(part.y + zeros(size(ok)), months);
  end
  values = ms_of(part.y, part.M, part.d, part.H, part.m, part.s + part.S) + zeros(size(ok));
  values(~ok) = NaN;
  ms(there) = round(values * 1000) / 1000;
end
