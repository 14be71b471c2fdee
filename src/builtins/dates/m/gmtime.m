function t = gmtime(seconds)
  if ~(isnumeric(seconds) && isreal(seconds) && isscalar(seconds))
    error('MATLAB:gmtime:InvalidTime', 'gmtime: expected a number of seconds since 1970');
  end
  days = floor(seconds / 86400);
  v = datevec(719529 + days);
  rest = seconds - 86400 * days;
  whole = floor(rest);
  t = struct('usec', round((rest - whole) * 1e6), 'sec', mod(whole, 60), 'min', mod(floor(whole / 60), 60), ...
             'hour', floor(whole / 3600), 'mday', v(3), 'mon', v(2) - 1, 'year', v(1) - 1900, ...
             'wday', mod(days + 4, 7), 'yday', 719529 + days - datenum(v(1), 1, 1), 'isdst', 0, 'gmtoff', 0, 'zone', 'GMT');
end
