function [d, s] = weekday(date, format)
  % Serial day 1, the first of January of the year 0, was a Saturday.
  if nargin < 2
    format = 'short';
  end
  days = date;
  if ~isnumeric(date)
    days = datenum(date);
    if iscell(date) || isstring(date)
      days = reshape(days, size(date));
    end
  end
  d = 1 + mod(floor(days) + 5, 7);
  names = {'Sunday'; 'Monday'; 'Tuesday'; 'Wednesday'; 'Thursday'; 'Friday'; 'Saturday'};
  if ~strcmpi(format, 'long')
    names = cellfun(@(name) name(1:3), names, 'UniformOutput', false);
  end
  s = char(names(d(:)));
end
