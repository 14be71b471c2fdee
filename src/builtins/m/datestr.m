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
  styles = {'dd-mmm-yyyy HH:MM:SS', 'dd-mmm-yyyy', 'mm/dd/yy', 'mmm', 'm', 'mm', 'mm/dd', 'dd', 'ddd', 'd', 'yyyy', 'yy', 'mmmyy', ...
            'HH:MM:SS', 'HH:MM:SS PM', 'HH:MM', 'HH:MM PM', 'QQ-YY', 'QQ', 'dd/mm', 'dd/mm/yy', 'mmm.dd,yyyy HH:MM:SS', 'mmm.dd,yyyy', ...
            'mm/dd/yyyy', 'dd/mm/yyyy', 'yy/mm/dd', 'yyyy/mm/dd', 'QQ-YYYY', 'mmmyyyy', 'yyyy-mm-dd', 'yyyymmddTHHMMSS', 'yyyy-mm-dd HH:MM:SS'};
  rows = cell(size(v, 1), 1);
  if isempty(f)
    if all(v(:, 4) == 0 & v(:, 5) == 0 & v(:, 6) == 0)
      f = 1;
    elseif all(v(:, 1) == -1)
      f = 16;
    else
      f = 0;
    end
  end
  for k = 1:size(v, 1)
    if isnumeric(f)
      if f < 0 || f > 31 || f ~= fix(f)
        error('MATLAB:datestr:badFormat', 'datestr: the number of a format must be 0 to 31');
      end
      format = styles{f + 1};
    else
      format = f;
    end
    rows{k} = render(v(k, :), format);
  end
  text = char(rows);
end

function out = render(v, format)
  months = {'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'};
  days = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
  % Rounding to milliseconds may carry into the minute.
  ms = round(v(6) * 1000);
  if isempty(strfind(format, 'FFF'))
    ms = floor(v(6) + 1e-6) * 1000;
  end
  if ms >= 60000
    v = datevec(datenum(v(1), v(2), v(3), v(4), v(5) + 1, 0));
    ms = 0;
  end
  day = days{mod(floor(datenum(v(1), v(2), v(3))) - 2, 7) + 1};
  hour = v(4);
  half = '';
  if any(strfind(format, 'PM')) || any(strfind(format, 'AM'))
    if hour >= 12
      half = 'PM';
    else
      half = 'AM';
    end
    hour = mod(hour - 1, 12) + 1;
    hour_text = sprintf('%2d', hour);
  else
    hour_text = sprintf('%02d', hour);
  end
  table = {'yyyy', sprintf('%04d', v(1)); 'YYYY', sprintf('%04d', v(1)); 'yy', sprintf('%02d', mod(v(1), 100)); 'YY', sprintf('%02d', mod(v(1), 100)); ...
           'mmmm', months{v(2)}; 'mmm', months{v(2)}(1:3); 'mm', sprintf('%02d', v(2)); 'm', months{v(2)}(1); ...
           'dddd', day; 'ddd', day(1:3); 'dd', sprintf('%02d', v(3)); 'd', day(1); 'HH', hour_text; 'MM', sprintf('%02d', v(5)); ...
           'SS', sprintf('%02d', floor(ms / 1000)); 'FFF', sprintf('%03d', mod(ms, 1000)); 'PM', half; 'AM', half; 'QQ', sprintf('Q%d', ceil(v(2) / 3))};
  out = '';
  k = 1;
  while k <= numel(format)
    found = false;
    for j = 1:size(table, 1)
      word = table{j, 1};
      if strncmp(format(k:end), word, numel(word))
        out = [out, table{j, 2}];
        k = k + numel(word);
        found = true;
        break;
      end
    end
    if ~found
      out = [out, format(k)];
      k = k + 1;
    end
  end
end
