function [days, secs] = datenum(year, month, day, hour, minute, second)
  if ischar(year) || iscellstr(year) || isstring(year)
    if nargin < 2
      v = datevec(year);
    else
      v = datevec(year, month);
    end
    days = datenum(v(:, 1), v(:, 2), v(:, 3), v(:, 4), v(:, 5), v(:, 6));
    secs = days * 86400;
    return;
  end
  if nargin == 1
    if size(year, 2) == 1 || size(year, 2) > 6 && ~(size(year, 2) == 6)
      if size(year, 2) < 3
        days = year;
        secs = days * 86400;
        return;
      end
    end
    if size(year, 2) < 3 || size(year, 2) > 6
      error('MATLAB:datenum:badShape', 'datenum: expected rows of [year, month, day, hour, minute, second]');
    end
    v = double(year);
    v(:, end + 1:6) = 0;
    days = datenum(v(:, 1), v(:, 2), v(:, 3), v(:, 4), v(:, 5), v(:, 6));
    secs = days * 86400;
    return;
  end
  if ~(isnumeric(year) && isnumeric(month))
    error('MATLAB:datenum:inputType', 'datenum: expected numbers or texts');
  end
  if nargin < 3
    day = ones(size(year));
  end
  if nargin < 4
    hour = 0;
  end
  if nargin < 5
    minute = 0;
  end
  if nargin < 6
    second = 0;
  end
  year = double(year);
  month = double(month);
  day = double(day);
  month(month < 1) = 1;
  % A fraction of a year is so many of its days.
  part = year - floor(year);
  if any(part(:) ~= 0)
    year = floor(year);
    day = day + part .* (337 + eomday(year, 2));
  end
  % A fraction of a month is so many of its days.
  whole = floor(month);
  part = month - whole;
  if any(part(:) ~= 0)
    y = year + floor((whole - 1) / 12);
    day = day + part .* eomday(y, mod(whole - 1, 12) + 1);
  end
  month = whole;
  year = year + floor((month - 3) / 12);
  starts = [306, 337, 0, 31, 61, 92, 122, 153, 184, 214, 245, 275];
  day = day + reshape(starts(mod(month - 1, 12) + 1), size(month)) + 60;
  days = day + 365 * year + floor(year / 4) - floor(year / 100) + floor(year / 400);
  % January and February are counted at the end of the year before.
  seconds_of_day = double(hour) * 3600 + double(minute) * 60 + double(second);
  if nargout > 1
    secs = 86400 * days + seconds_of_day;
  end
  days = days + seconds_of_day / 86400;
end
