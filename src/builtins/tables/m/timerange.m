function s = timerange(first, last, kind)
  % A subscript for the rows of a timetable between two times; the first is within, the last is not, unless it is said.
  unit = '';
  if nargin == 2 && any(strcmpi(last, {'years', 'quarters', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'}))
    % All of one such period.
    s = timerange(first, first, last);
    return;
  elseif nargin < 3
    kind = 'openright';
  elseif any(strcmpi(kind, {'years', 'quarters', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'}))
    unit = lower(char(kind));
    unit = unit(1:end - 1);
    kind = 'openright';
  end
  [first, last] = deal(as_time(first), as_time(last));
  if ~isempty(unit)
    first = dateshift(first, 'start', unit);
    last = dateshift(last, 'start', unit, 'next');
  end
  switch lower(char(kind))
    case {'openright', 'closedleft'}
      within = @(t) t >= first & t < last;
    case {'openleft', 'closedright'}
      within = @(t) t > first & t <= last;
    case 'open'
      within = @(t) t > first & t < last;
    case 'closed'
      within = @(t) t >= first & t <= last;
    otherwise
      error('MATLAB:timerange:InvalidIntervalType', 'timerange: expected ''openright'', ''openleft'', ''open'' or ''closed''');
  end
  s = struct('timerange', within);
end

function t = as_time(x)
  if (ischar(x) || isstring(x)) && ~isempty(regexp(char(x), '^\d{4}$', 'once'))
    t = datetime(str2double(x), 1, 1);
  elseif (ischar(x) || isstring(x)) && ~isempty(regexp(char(x), '^\d{4}-\d\d$', 'once'))
    t = datetime(x, 'InputFormat', 'yyyy-MM');
  elseif ischar(x) || isstring(x)
    t = datetime(x);
  elseif isnumeric(x) && isscalar(x) && isinf(x)
    t = datetime(x, 'ConvertFrom', 'posixtime');
  else
    t = x;
  end
end
