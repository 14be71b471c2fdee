% Lengths of time in units of fixed length. The elements are milliseconds.
classdef duration < matgpu.PlainArray
  properties (Hidden)
    format = 'hh:mm:ss'
  end

  methods
    function d = duration(varargin)
      args = varargin;
      format = '';
      pattern = '';
      k = 1;
      while k <= numel(args)
        if k > 1 && k < numel(args) && (ischar(args{k}) || isstring(args{k}))
          switch lower(char(args{k}))
            case 'format'
              format = char(args{k + 1});
            case 'inputformat'
              pattern = char(args{k + 1});
            otherwise
              error('MATLAB:duration:BadParamName', 'Invalid parameter name: %s.', char(args{k}));
          end
          args(k:k + 1) = [];
        else
          k = k + 1;
        end
      end
      if isempty(args)
        d.data = 0;
      elseif isa(args{1}, 'duration')
        d = args{1};
      elseif isa(args{1}, 'missing')
        d.data = double(args{1});
      elseif ischar(args{1}) || iscellstr(args{1}) || isstring(args{1})
        [d.data, d.format] = read_texts(args{1}, pattern);
      elseif numel(args) == 1
        x = double(args{1});
        if size(x, 2) ~= 3
          error('MATLAB:duration:InvalidInput', 'A duration is made of a matrix of three columns (hours, minutes, seconds), of hours, minutes and seconds, or of text.');
        end
        d.data = x * [3600000; 60000; 1000];
      elseif numel(args) >= 3 && all(cellfun(@(x) isnumeric(x) || islogical(x), args))
        d.data = double(args{1}) * 3600000 + double(args{2}) * 60000 + double(args{3}) * 1000;
        if numel(args) > 3
          d.data = d.data + double(args{4});
        end
      else
        error('MATLAB:duration:InvalidInput', 'A duration is made of a matrix of three columns (hours, minutes, seconds), of hours, minutes and seconds, or of text.');
      end
      if ~isempty(format)
        d.format = checked(format);
      end
    end

    function tf = has_part(d, name)
      tf = strcmp(name, 'Format');
    end

    function value = part_of(d, name)
      if ~strcmp(name, 'Format')
        error('MATLAB:noSuchMethodOrField', 'Unrecognized method, property, or field ''%s'' for class ''duration''.', name);
      end
      value = d.format;
    end

    function d = with_part(d, name, value)
      if ~strcmp(name, 'Format')
        error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''duration''.', name);
      end
      d.format = checked(char(value));
    end

    function [d, other] = alike(d, other)
      if isa(other, 'duration')
        return;
      end
      if isnumeric(other) || islogical(other)
        other = with_data(d, double(other) * 86400000);
      elseif ischar(other) || isstring(other) || iscellstr(other)
        other = with_data(d, read_texts(other, ''));
      elseif isa(other, 'missing')
        other = with_data(d, nan(size(other)));
      else
        error('MATLAB:duration:InvalidComparison', 'Values of class %s cannot be combined with durations.', class(other));
      end
    end

    function data = filled(d, before, subs)
      data = d.data;
    end

    function c = plus(a, b)
      if isa(b, 'datetime') || isa(b, 'calendarDuration')
        c = plus(b, a);
        return;
      end
      [a, b] = operands(a, b);
      c = a;
      c.data = a.data + b.data;
    end

    function c = minus(a, b)
      if isa(a, 'datetime') || isa(a, 'calendarDuration')
        c = plus(a, -b);
        return;
      elseif isa(b, 'datetime')
        error('MATLAB:datetime:DatetimeSubtraction', 'A datetime cannot be subtracted from a duration.');
      end
      [a, b] = operands(a, b);
      c = a;
      c.data = a.data - b.data;
    end

    function d = uminus(d)
      d.data = -d.data;
    end

    function d = uplus(d)
    end

    function d = abs(d)
      d.data = abs(d.data);
    end

    function s = sign(d)
      s = sign(d.data);
    end

    function [n, edges, bin] = histcounts(d, varargin)
      for k = 1:numel(varargin)
        value = varargin{k};
        if isa(value, 'duration')
          varargin{k} = value.data;
        elseif (ischar(value) || isstring(value)) && k > 1 && strcmpi(char(varargin{k - 1}), 'BinMethod')
          unit = [1000, 60000, 3600000, 86400000, 31556952000];
          unit = unit(strcmpi(value, {'second', 'minute', 'hour', 'day', 'year'}));
          if ~isempty(unit)
            varargin(k - 1:k) = {'BinWidth', unit};
          end
        end
      end
      [n, edges, bin] = histcounts(d.data, varargin{:});
      edges = with_data(d, edges);
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

    function c = times(a, b)
      if isa(a, 'duration') && isa(b, 'duration')
        error('MATLAB:duration:MultiplicationNotDefined', 'A duration cannot be multiplied by a duration.');
      end
      if isa(a, 'duration')
        c = a;
        c.data = a.data .* double(b);
      else
        c = b;
        c.data = double(a) .* b.data;
      end
    end

    function c = mtimes(a, b)
      if isscalar(a) || isscalar(b)
        c = times(a, b);
      elseif isa(a, 'duration') && ~isa(b, 'duration')
        c = a;
        c.data = a.data * double(b);
      elseif isa(b, 'duration') && ~isa(a, 'duration')
        c = b;
        c.data = double(a) * b.data;
      else
        error('MATLAB:duration:MultiplicationNotDefined', 'A duration cannot be multiplied by a duration.');
      end
    end

    function c = rdivide(a, b)
      if isa(a, 'duration') && isa(b, 'duration')
        c = a.data ./ b.data;
      elseif isa(a, 'duration')
        c = a;
        c.data = a.data ./ double(b);
      else
        error('MATLAB:duration:DivisionNotDefined', 'A number cannot be divided by a duration.');
      end
    end

    function c = mrdivide(a, b)
      c = rdivide(a, b);
    end

    function c = ldivide(a, b)
      c = rdivide(b, a);
    end

    function c = mldivide(a, b)
      c = rdivide(b, a);
    end

    function c = mod(a, b)
      [a, b] = operands(a, b);
      c = a;
      c.data = mod(a.data, b.data);
    end

    function c = rem(a, b)
      [a, b] = operands(a, b);
      c = a;
      c.data = rem(a.data, b.data);
    end

    function d = round(d, varargin)
      d = to_unit(@round, d, varargin);
    end

    function d = floor(d, varargin)
      d = to_unit(@floor, d, varargin);
    end

    function d = ceil(d, varargin)
      d = to_unit(@ceil, d, varargin);
    end

    function d = fix(d, varargin)
      d = to_unit(@fix, d, varargin);
    end

    function d = sum(d, varargin)
      d.data = sum(d.data, varargin{:});
    end

    function d = cumsum(d, varargin)
      d.data = cumsum(d.data, varargin{:});
    end

    function d = cummax(d, varargin)
      d.data = cummax(d.data, varargin{:});
    end

    function d = cummin(d, varargin)
      d.data = cummin(d.data, varargin{:});
    end

    function d = mean(d, varargin)
      d.data = mean(d.data, varargin{:});
    end

    function d = median(d, varargin)
      d.data = median(d.data, varargin{:});
    end

    function d = std(d, varargin)
      d.data = std(d.data, varargin{:});
    end

    function d = range(d, varargin)
      d.data = range(d.data, varargin{:});
    end

    function d = diff(d, varargin)
      d.data = diff(d.data, varargin{:});
    end

    function d = linspace(a, b, varargin)
      [a, b] = operands(a, b);
      d = a;
      d.data = linspace(a.data, b.data, varargin{:});
    end

    function d = colon(a, varargin)
      if nargin == 2
        parts = together(a, varargin{1});
        [a, b] = parts{2:3};
        step = 86400000;
      else
        parts = together(a, varargin{:});
        [a, step, b] = parts{2:4};
        step = step.data;
      end
      d = parts{1};
      d.data = a.data:step:b.data;
    end

    function tf = isnan(d)
      tf = isnan(d.data);
    end

    function tf = isinf(d)
      tf = isinf(d.data);
    end

    function tf = isfinite(d)
      tf = isfinite(d.data);
    end

    function tf = any(d, varargin)
      tf = any(d.data, varargin{:});
    end

    function x = years(d)
      x = d.data / (365.2425 * 86400000);
    end

    function x = days(d)
      x = d.data / 86400000;
    end

    function x = hours(d)
      x = d.data / 3600000;
    end

    function x = minutes(d)
      x = d.data / 60000;
    end

    function x = seconds(d)
      x = d.data / 1000;
    end

    function x = milliseconds(d)
      x = d.data;
    end

    function [h, m, s] = hms(d)
      whole = abs(d.data);
      h = floor(whole / 3600000);
      m = floor((whole - h * 3600000) / 60000);
      s = (whole - h * 3600000 - m * 60000) / 1000;
      if nargout < 2
        h = sign(d.data) .* h;
      end
    end

    function x = double(d)
      error('MATLAB:duration:InvalidNumericConversion', 'A duration becomes numbers by the function of a unit: seconds, minutes, hours, days or years.');
    end

    function texts = texts_of(d, format)
      if nargin > 1
        d.format = checked(char(format));
      end
      texts = written(d.data, d.format);
    end

    function tf = is_right(d)
      tf = true;
    end
  end

  methods (Static, Hidden)
    % So many milliseconds.
    function d = of(data, format)
      d = duration();
      d.data = data;
      d.format = format;
    end

    function d = empty(varargin)
      d = duration();
      d.data = zeros(0, 0);
      if nargin > 0
        d.data = zeros(varargin{:});
      end
    end
  end
end

function format = checked(format)
  fixed = {'y', 'd', 'h', 'm', 's', 'dd:hh:mm:ss', 'hh:mm:ss', 'mm:ss', 'hh:mm'};
  plain = regexprep(format, '\.S{1,9}$', '');
  if ~any(strcmp(plain, fixed)) || ~strcmp(plain, format) && ~any(strcmp(plain, fixed(6:8)))
    error('MATLAB:duration:UnrecognizedFormat', 'The format of a duration is ''y'', ''d'', ''h'', ''m'', ''s'', ''hh:mm:ss'', ''dd:hh:mm:ss'', ''hh:mm'' or ''mm:ss'', found ''%s''.', format);
  end
end

function d = to_unit(f, d, args)
  unit = 'seconds';
  if ~isempty(args)
    unit = lower(char(args{1}));
  end
  units = {'milliseconds', 'seconds', 'minutes', 'hours', 'days', 'years'};
  sizes = [1, 1000, 60000, 3600000, 86400000, 365.2425 * 86400000];
  at = find(strcmp(unit, units));
  if isempty(at)
    error('MATLAB:duration:InvalidUnit', 'Unknown unit of time ''%s''.', unit);
  end
  d.data = f(d.data / sizes(at)) * sizes(at);
end

function [data, format] = read_texts(texts, pattern)
  texts = cellstr(texts);
  data = nan(size(texts));
  format = 'hh:mm:ss';
  for k = 1:numel(texts)
    text = strtrim(texts{k});
    if isempty(text) || strcmpi(text, 'NaN')
      continue;
    end
    sign = 1;
    if text(1) == '-'
      sign = -1;
      text = text(2:end);
    end
    numbers = str2double(strsplit(text, ':'));
    if any(isnan(numbers)) || numel(numbers) > 4 || numel(numbers) < 2
      error('MATLAB:duration:UnrecognizedTextFormat', 'Unable to read the duration ''%s''. A duration is written as ''hh:mm:ss'' or ''dd:hh:mm:ss''.', texts{k});
    end
    scale = [86400000, 3600000, 60000, 1000];
    scale = scale(end - numel(numbers) + 1:end);
    if strncmp(pattern, 'hh:mm', 5) && numel(numbers) == 2
      scale = [3600000, 60000];
    elseif numel(numbers) == 2 && isempty(pattern)
      scale = [3600000, 60000];
    end
    if numel(numbers) == 4
      format = 'dd:hh:mm:ss';
    end
    data(k) = sign * sum(numbers .* scale);
  end
  if ~isempty(pattern)
    format = pattern;
  end
end

function texts = written(data, format)
  texts = cell(size(data));
  if isempty(data)
    return;
  end
  x = reshape(data, 1, []);
  [plain, digits] = strtok(format, '.');
  digits = max(numel(digits) - 1, 0);
  if numel(format) == 1
    sizes = [365.2425 * 86400000, 86400000, 3600000, 60000, 1000];
    words = {'yr', 'day', 'hr', 'min', 'sec'};
    at = find('ydhms' == format);
    values = x / sizes(at);
    words = repmat(words(at), 1, numel(x));
    if at < 3
      words(values ~= 1) = strcat(words(values ~= 1), 's');
    end
    pairs = [num2cell(values); words];
    text = sprintf('%.5g %s\n', pairs{:});
  else
    % Whole units of the last place, of which no more is shown than there is.
    step = 1000 / 10 ^ digits;
    if strcmp(plain, 'hh:mm')
      step = 60000;
    end
    whole = floor(abs(x) / step + 1e-9) * step;
    signs = repmat({''}, 1, numel(x));
    signs(x < 0) = {'-'};
    s = mod(whole, 60000) / 1000;
    m = floor(whole / 60000);
    seconds_as = '%02d';
    if digits > 0
      seconds_as = sprintf('%%0%d.%df', digits + 3, digits);
    end
    switch plain
      case 'mm:ss'
        pairs = [signs; num2cell([m; s])];
        text = sprintf(['%s%02d:', seconds_as, '\n'], pairs{:});
      case 'hh:mm'
        pairs = [signs; num2cell([floor(m / 60); mod(m, 60)])];
        text = sprintf('%s%02d:%02d\n', pairs{:});
      case 'dd:hh:mm:ss'
        pairs = [signs; num2cell([floor(m / 1440); mod(floor(m / 60), 24); mod(m, 60); s])];
        text = sprintf(['%s%02d:%02d:%02d:', seconds_as, '\n'], pairs{:});
      otherwise
        pairs = [signs; num2cell([floor(m / 60); mod(m, 60); s])];
        text = sprintf(['%s%02d:%02d:', seconds_as, '\n'], pairs{:});
    end
  end
  lines = strsplit(text(1:end - 1), newline);
  texts(:) = lines;
  texts(isnan(data)) = {'NaN'};
  texts(isinf(data) & data > 0) = {'Inf'};
  texts(isinf(data) & data < 0) = {'-Inf'};
end
