function s = asctime(t)
  if ! isstruct(t)
    error('asctime: argument must be a struct');
  end
  d = datenum(t.year + 1900, t.mon + 1, t.mday, t.hour, t.min, t.sec);
  s = sprintf('%s %s\n', datestr(d, 'ddd mmm dd HH:MM:SS'), datestr(d, 'yyyy'));
end
