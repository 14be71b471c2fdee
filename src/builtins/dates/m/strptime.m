function [t, next] = strptime(text, format)
  if ~ischar(text) || ~ischar(format)
    error('MATLAB:strptime:InvalidInput', 'strptime: expected a text and a format');
  end
  format = strrep(strrep(strrep(format, '%T', '%H:%M:%S'), '%R', '%H:%M'), '%D', '%m/%d/%y');
  format = strrep(strrep(format, '%F', '%Y-%m-%d'), '%r', '%I:%M:%S %p');
  months = {'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'};
  full_months = {'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'};
  t = struct('usec', 0, 'sec', 0, 'min', 0, 'hour', 0, 'mday', 0, 'mon', 0, 'year', 0, 'wday', 0, 'yday', 0, 'isdst', 0, ...
             'gmtoff', 0, 'zone', 'GMT');
  next = 0;
  at = 1;
  afternoon = [];
  k = 1;
  while k <= numel(format)
    c = format(k);
    if isspace(c)
      while at <= numel(text) && isspace(text(at))
        at = at + 1;
      end
      k = k + 1;
      continue;
    end
    if c ~= '%' || k == numel(format)
      if at > numel(text) || text(at) ~= c
        return;
      end
      at = at + 1;
      k = k + 1;
      continue;
    end
    k = k + 1;
    switch format(k)
      case {'d', 'e'}, [t.mday, at] = digits(text, at, 2);
      case 'm', [value, at] = digits(text, at, 2); t.mon = value - 1;
      case 'Y', [value, at] = digits(text, at, 4); t.year = value - 1900;
      case 'y', [value, at] = digits(text, at, 2); t.year = value + 100 * (value < 69);
      case {'H', 'k'}, [t.hour, at] = digits(text, at, 2);
      case {'I', 'l'}, [value, at] = digits(text, at, 2); t.hour = mod(value, 12);
      case 'M', [t.min, at] = digits(text, at, 2);
      case 'S', [t.sec, at] = digits(text, at, 2);
      case 'j', [value, at] = digits(text, at, 3); t.yday = value - 1;
      case 'p'
        afternoon = strncmpi(text(min(at, end):end), 'pm', 2);
        at = at + 2;
      case {'b', 'B', 'h'}
        rest = lower(text(at:end));
        value = 0;
        for month = 1:12
          if strncmp(rest, full_months{month}, numel(full_months{month}))
            value = month;
            at = at + numel(full_months{month});
            break;
          elseif strncmp(rest, months{month}, 3)
            value = month;
            at = at + 3;
            break;
          end
        end
        if value == 0
          return;
        end
        t.mon = value - 1;
      case {'a', 'A'}
        word = regexp(text(at:end), '^[A-Za-z]+', 'match', 'once');
        at = at + numel(word);
      case '%'
        at = at + 1;
      otherwise
        error('MATLAB:strptime:InvalidFormat', 'strptime: the conversion %%%s is not known', format(k));
    end
    if at == 0
      return;
    end
    k = k + 1;
  end
  if ~isempty(afternoon) && afternoon
    t.hour = t.hour + 12;
  end
  if t.mday > 0
    serial = datenum(t.year + 1900, t.mon + 1, t.mday);
    t.wday = mod(serial - 2, 7);
    t.yday = serial - datenum(t.year + 1900, 1, 1);
  end
  next = at;
end

% A number of at most so many digits; at is 0 where there is none.
function [value, at] = digits(text, at, most)
  while at <= numel(text) && isspace(text(at))
    at = at + 1;
  end
  last = at;
  while last <= numel(text) && last < at + most && text(last) >= '0' && text(last) <= '9'
    last = last + 1;
  end
  if last == at
    value = 0;
    at = 0;
    return;
  end
  value = sscanf(text(at:last - 1), '%d');
  at = last;
end
