function [y, m, d, h, mi, s] = datevec(date, varargin)
  if ischar(date) || iscellstr(date) || isstring(date)
    texts = cellstr(date);
    format = '';
    pivot = [];
    for k = 1:numel(varargin)
      if ischar(varargin{k}) || isstring(varargin{k})
        format = char(varargin{k});
      else
        pivot = varargin{k};
      end
    end
    if isempty(pivot)
      now_is = clock();
      pivot = now_is(1) - 50;
    end
    v = zeros(numel(texts), 6);
    for k = 1:numel(texts)
      v(k, :) = parse(strtrim(texts{k}), format, pivot);
    end
  else
    date = double(date(:));
    whole = floor(date);
    fraction = date - whole;
    % Seconds are rounded to what a double can tell at that date.
    srnd = 2 .^ floor(-log2(max(eps(date * 86400), realmin)));
    s_all = round(86400 * fraction .* srnd) ./ srnd;
    over = s_all >= 86400;
    whole(over) = whole(over) + 1;
    s_all(over) = s_all(over) - 86400;
    h = floor(s_all / 3600);
    s_all = s_all - 3600 * h;
    mi = floor(s_all / 60);
    s = s_all - 60 * mi;
    z = whole - 60;
    a = floor((z - 0.25) / 36524.25);
    b = z - 0.25 + a - floor(a / 4);
    y = floor(b / 365.25);
    c = fix(b - floor(365.25 * y)) + 1;
    m = fix((5 * c + 456) / 153);
    d = c - fix((153 * m - 457) / 5);
    late = m > 12;
    y(late) = y(late) + 1;
    m(late) = m(late) - 12;
    % The day 0 has no date.
    [y(whole == 0), m(whole == 0), d(whole == 0)] = deal(0);
    v = [y, m, d, h, mi, s];
  end
  if nargout <= 1
    y = v;
  else
    y = v(:, 1);
    m = v(:, 2);
    d = v(:, 3);
    h = v(:, 4);
    mi = v(:, 5);
    s = v(:, 6);
  end
end

function v = parse(text, format, pivot)
  formats = {'dd-mmm-yyyy HH:MM:SS', 'dd-mmm-yyyy', 'mm/dd/yy', 'mm/dd', 'HH:MM:SS PM', 'HH:MM:SS', 'HH:MM PM', 'HH:MM', ...
             'mm/dd/yyyy', 'mmm-dd-yyyy HH:MM:SS', 'mmm-dd-yyyy', 'dd mmm yyyy HH:MM:SS', 'dd mmm yyyy', 'mmm dd yyyy HH:MM:SS', ...
             'mmm dd yyyy', 'dd.mmm.yyyy HH:MM:SS', 'dd.mmm.yyyy', 'mmm.dd.yyyy HH:MM:SS', 'mmm.dd.yyyy', 'mm/dd/yyyy HH:MM', ...
             'yyyy', 'mmmyy', 'yyyy-mm-dd', 'yyyy/mm/dd', 'yyyy-mm-dd HH:MM:SS', 'yyyy/mm/dd HH:MM:SS', 'mmm-dd-yyyy HH:MM', ...
             'dd mmm yyyy HH:MM', 'yyyy-mm-ddTHH:MM:SSZ', 'yyyymmddTHHMMSS', 'mmm.dd,yyyy HH:MM:SS', 'mmm.dd,yyyy', 'yyyy/mm/dd HH:MM'};
  if ~isempty(format)
    formats = {format};
  end
  for k = 1:numel(formats)
    [ok, v] = match(text, formats{k}, pivot);
    if ok
      return;
    end
  end
  error('MATLAB:datevec:dateFormatUnrecognized', 'datevec: none of the known formats match the date ''%s''', text);
end

function [ok, v] = match(text, format, pivot)
  months = {'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'};
  today = clock();
  v = [today(1), 1, 1, 0, 0, 0];
  fields = {};
  pattern = '^';
  k = 1;
  while k <= numel(format)
    rest = format(k:end);
    [word, piece, field] = token(rest);
    if isempty(word)
      c = rest(1);
      if any(c == '\.^$*+?()[]{}|')
        pattern = [pattern, '\', c];
      else
        pattern = [pattern, c];
      end
      k = k + 1;
    else
      pattern = [pattern, piece];
      if ~isempty(field)
        fields{end + 1} = field;
      end
      k = k + numel(word);
    end
  end
  if numel(unique(fields)) < numel(fields)
    error('MATLAB:datevec:duplicate', 'datevec: expected each part of a date once, found ''%s''', format);
  end
  [tokens, found] = regexpi(text, [pattern, '$'], 'tokens', 'match', 'once');
  ok = ~isempty(found);
  if ~ok
    return;
  end
  pm = 0;
  for j = 1:numel(fields)
    value = tokens{j};
    switch fields{j}
      case 'year'
        v(1) = str2double(value);
      case 'short year'
        year = str2double(value);
        century = floor(pivot / 100) * 100;
        year = year + century;
        if year < pivot
          year = year + 100;
        end
        v(1) = year;
      case 'month'
        v(2) = str2double(value);
      case 'month name'
        at = find(strncmpi(value, months, 3), 1);
        if isempty(at)
          ok = false;
          return;
        end
        v(2) = at;
      case 'day'
        v(3) = str2double(value);
      case 'hour'
        v(4) = str2double(value);
      case 'minute'
        v(5) = str2double(value);
      case 'second'
        v(6) = v(6) + str2double(value);
      case 'milli'
        v(6) = v(6) + str2double(value) / 10 ^ numel(value);
      case 'half'
        if strcmpi(value, 'pm')
          pm = 1;
        else
          pm = -1;
        end
    end
  end
  if pm > 0 && v(4) < 12
    v(4) = v(4) + 12;
  elseif pm < 0 && v(4) == 12
    v(4) = 0;
  end
  if v(2) < 1 || v(2) > 12 || v(3) < 1 || v(3) > 31 || v(4) > 24 || v(5) > 59 || v(6) >= 61
    ok = false;
    return;
  end
end

function [word, piece, field] = token(rest)
  known = {'yyyy', '(\d{4})', 'year'; 'yy', '(\d{2})', 'short year'; 'mmmm', '([a-z]{3,9})', 'month name'; ...
           'mmm', '([a-z]{3})', 'month name'; 'mm', '(\d{1,2})', 'month'; 'dddd', '[a-z]{6,9}', ''; 'ddd', '[a-z]{3}', ''; ...
           'dd', '(\d{1,2})', 'day'; 'HH', '\s*(\d{1,2})', 'hour'; 'MM', '(\d{2})', 'minute'; 'SS', '(\d{1,2})', 'second'; ...
           'FFF', '(\d{1,3})', 'milli'; 'PM', '(am|pm)', 'half'; 'AM', '(am|pm)', 'half'};
  for k = 1:size(known, 1)
    if strncmp(rest, known{k, 1}, numel(known{k, 1}))
      word = known{k, 1};
      piece = known{k, 2};
      field = known{k, 3};
      return;
    end
  end
  word = '';
  piece = '';
  field = '';
end
