function text = datestr(date, f, p)
  if nargin < 1
    date = now();
  end
  if nargin < 2
    f = [];
  end
  if ischar(date) || iscellstr(date)
    if nargin > 2
      v = datevec(date, p);
    else
      v = datevec(date);
    end
  elseif size(date, 2) == 6 && all(date(:, 1) == fix(date(:, 1))) && all(date(:, 2) == fix(date(:, 2))) && all(date(:, 3) == fix(date(:, 3))) ...
      && all(abs(date(:, 1)) <= 10000) && all(date(:, 2) >= 1) && all(date(:, 2) <= 12) && all(date(:, 4) < 25) && all(date(:, 5) < 61) && all(date(:, 6) < 61)
    v = datevec(datenum(date));
  else
    v = datevec(date(:));
  end
  if isstring(f)
    f = char(f);
  end
  styles = {'dd-mmm-yyyy HH:MM:SS', 'dd-mmm-yyyy', 'mm/dd/yy', 'mmm', 'm', 'mm', 'mm/dd', 'dd', 'ddd', 'd', 'yyyy', 'yy', 'mmmyy', ...
            'HH:MM:SS', 'HH:MM:SS PM', 'HH:MM', 'HH:MM PM', 'QQ-YY', 'QQ', 'dd/mm', 'dd/mm/yy', 'mmm.dd,yyyy HH:MM:SS', 'mmm.dd,yyyy', ...
            'mm/dd/yyyy', 'dd/mm/yyyy', 'yy/mm/dd', 'yyyy/mm/dd', 'QQ-YYYY', 'mmmyyyy', 'yyyy-mm-dd', 'yyyymmddTHHMMSS', 'yyyy-mm-dd HH:MM:SS'};
  rows = cell(size(v, 1), 1);
  if isempty(f)
    if all(v(:, 4) == 0 & v(:, 5) == 0 & v(:, 6) == 0)
      f = 1;
    elseif all(all(v(:, 1:3) == 0))
      f = 16;
    else
      f = 0;
    end
  end
  if isnumeric(f)
    if f < 0 || f > 31 || f ~= fix(f)
      error('MATLAB:datestr:badFormat', 'datestr: the number of a format must be 0 to 31');
    end
    f = styles{f + 1};
  end
  parts = parts_of(f);
  for k = 1:size(v, 1)
    rows{k} = render(v(k, :), parts);
  end
  text = char(rows);
end

% The words of a format that stand for something, and single characters.
function parts = parts_of(format)
  words = {'yyyy', 'YYYY', 'yy', 'YY', 'mmmm', 'mmm', 'mm', 'm', 'dddd', 'ddd', 'dd', 'd', 'HH', 'MM', 'SS', 'FFF', 'PM', 'AM', 'QQ'};
  parts = {};
  while ~isempty(format)
    part = format(1);
    for j = 1:numel(words)
      if strncmp(format, words{j}, numel(words{j}))
        part = words{j};
        break;
      end
    end
    parts{end + 1} = part;
    format = format(numel(part) + 1:end);
  end
end

function out = render(v, parts)
  months = {'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'};
  days = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
  v(2) = max(v(2), 1);
  % Rounding to milliseconds may carry into the minute.
  ms = round(v(6) * 1000);
  if ~any(strcmp(parts, 'FFF'))
    ms = floor(ms / 1000) * 1000;
  end
  if ms >= 60000
    v = datevec(datenum(v(1), v(2), v(3), v(4), v(5) + 1, 0));
    ms = 0;
  end
  halves = any(strcmp(parts, 'PM') | strcmp(parts, 'AM'));
  for k = 1:numel(parts)
    switch parts{k}
      case {'yyyy', 'YYYY'}
        parts{k} = sprintf('%04d', v(1));
      case {'yy', 'YY'}
        parts{k} = sprintf('%02d', mod(v(1), 100));
      case 'mmmm'
        parts{k} = months{v(2)};
      case 'mmm'
        parts{k} = months{v(2)}(1:3);
      case 'mm'
        parts{k} = sprintf('%02d', v(2));
      case 'm'
        parts{k} = months{v(2)}(1);
      case {'dddd', 'ddd', 'd'}
        day = days{mod(floor(datenum(v(1), v(2), v(3))) - 2, 7) + 1};
        if numel(parts{k}) < 4
          day = day(1:numel(parts{k}));
        end
        parts{k} = day;
      case 'dd'
        parts{k} = sprintf('%02d', v(3));
      case 'HH'
        if halves
          parts{k} = sprintf('%2d', mod(v(4) - 1, 12) + 1);
        else
          parts{k} = sprintf('%02d', v(4));
        end
      case 'MM'
        parts{k} = sprintf('%02d', v(5));
      case 'SS'
        parts{k} = sprintf('%02d', floor(ms / 1000));
      case 'FFF'
        parts{k} = sprintf('%03d', mod(ms, 1000));
      case {'PM', 'AM'}
        if v(4) >= 12
          parts{k} = 'PM';
        else
          parts{k} = 'AM';
        end
      case 'QQ'
        parts{k} = sprintf('Q%d', ceil(v(2) / 3));
    end
  end
  out = [parts{:}];
end
