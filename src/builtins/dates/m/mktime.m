function seconds = mktime(t)
  if ~isstruct(t) || ~all(isfield(t, {'usec', 'sec', 'min', 'hour', 'mday', 'mon', 'year'}))
    error('MATLAB:mktime:InvalidTime', 'mktime: expected a time struct, as localtime makes it');
  end
  offset = 60 * round((now() - 719529) * 1440 - time() / 60);
  days = datenum(t.year + 1900, t.mon + 1, t.mday) - 719529;
  seconds = 86400 * days + 3600 * t.hour + 60 * t.min + t.sec + t.usec / 1e6 - offset;
end
