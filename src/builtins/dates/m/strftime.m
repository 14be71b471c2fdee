function text = strftime(format, t)
  if ~(ischar(format) || isstring(format))
    error('MATLAB:strftime:InvalidFormat', 'strftime: the format must be text');
  end
  parts = {'sec', 'min', 'hour', 'mday', 'mon', 'year', 'wday', 'yday'};
  if ~isstruct(t) || ~all(isfield(t, parts)) || ~all(cellfun(@(f) isnumeric(t.(f)), parts))
    error('MATLAB:strftime:InvalidTime', 'strftime: expected a time struct, as localtime makes it');
  end
  format = char(format);
  days = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
  months = {'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'};
  year = t.year + 1900;
  twelve = mod(t.hour - 1, 12) + 1;
  half = {'AM', 'PM'};
  half = half{1 + (t.hour >= 12)};
  text = '';
  k = 1;
  while k <= numel(format)
    if format(k) ~= '%' || k == numel(format)
      text = [text, format(k)];
      k = k + 1;
      continue;
    end
    k = k + 1;
    if any(format(k) == 'EO') && k < numel(format)
      k = k + 1;
    end
    switch format(k)
      case '%', piece = '%';
      case 'n', piece = sprintf('\n');
      case 't', piece = sprintf('\t');
      case 'H', piece = sprintf('%02d', t.hour);
      case 'I', piece = sprintf('%02d', twelve);
      case 'k', piece = sprintf('%2d', t.hour);
      case 'l', piece = sprintf('%2d', twelve);
      case 'M', piece = sprintf('%02d', t.min);
      case 'p', piece = half;
      case 'P', piece = lower(half);
      case 'r', piece = strftime('%I:%M:%S %p', t);
      case 'R', piece = strftime('%H:%M', t);
      case 's', piece = sprintf('%d', floor(mktime(t)));
      case 'S', piece = sprintf('%02d', floor(t.sec));
      case {'T', 'X'}, piece = strftime('%H:%M:%S', t);
      case 'Z', piece = t.zone;
      case 'z', piece = sprintf('%+03d%02d', fix(t.gmtoff / 3600), mod(abs(t.gmtoff) / 60, 60));
      case 'a', piece = days{t.wday + 1}(1:3);
      case 'A', piece = days{t.wday + 1};
      case {'b', 'h'}, piece = months{t.mon + 1}(1:3);
      case 'B', piece = months{t.mon + 1};
      case 'c', piece = strftime('%a %b %e %H:%M:%S %Y', t);
      case 'C', piece = sprintf('%02d', floor(year / 100));
      case 'd', piece = sprintf('%02d', t.mday);
      case 'e', piece = sprintf('%2d', t.mday);
      case {'D', 'x'}, piece = strftime('%m/%d/%y', t);
      case 'F', piece = strftime('%Y-%m-%d', t);
      case 'j', piece = sprintf('%03d', t.yday + 1);
      case 'm', piece = sprintf('%02d', t.mon + 1);
      case 'u', piece = sprintf('%d', mod(t.wday - 1, 7) + 1);
      case 'w', piece = sprintf('%d', t.wday);
      case 'U', piece = sprintf('%02d', floor((t.yday + 7 - t.wday) / 7));
      case 'W', piece = sprintf('%02d', floor((t.yday + 7 - mod(t.wday - 1, 7)) / 7));
      case 'V', piece = sprintf('%02d', iso_week(t, year));
      case {'G', 'g'}
        iso = year + (iso_week(t, year) == 1 && t.mon == 11) - (iso_week(t, year) > 50 && t.mon == 0);
        if format(k) == 'G'
          piece = sprintf('%d', iso);
        else
          piece = sprintf('%02d', mod(iso, 100));
        end
      case 'y', piece = sprintf('%02d', mod(year, 100));
      case 'Y', piece = sprintf('%d', year);
      otherwise, piece = ['%', format(k)];
    end
    text = [text, piece];
    k = k + 1;
  end
end

% The week that has most of its days in the year, from Mondays.
function week = iso_week(t, year)
  thursday = datenum(year, t.mon + 1, t.mday) + 3 - mod(t.wday - 1, 7);
  v = datevec(thursday);
  week = floor((thursday - datenum(v(1), 1, 1)) / 7) + 1;
end
