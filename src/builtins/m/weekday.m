function [d, s] = weekday(date, format)
  if nargin < 1
    error('MATLAB:minrhs', 'weekday: expected a date');
  end
  if nargin < 2
    format = 'short';
  end
  if iscellstr(date) || isnumeric(date)
    shape = size(date);
  else
    shape = [size(date, 1), 1];
  end
  if ischar(date) || iscellstr(date)
    date = datenum(date);
  end
  d = reshape(mod(floor(date) - 2, 7) + 1, shape);
  if nargout > 1
    if strcmpi(format, 'long')
      names = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
    else
      names = {'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'};
    end
    s = char(names(d(:)));
  end
end
