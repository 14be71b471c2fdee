function t = localtime(seconds)
  % The clock's zone, to the minute.
  offset = 60 * round((now() - 719529) * 1440 - time() / 60);
  t = gmtime(seconds + offset);
  t.gmtoff = offset;
  if offset ~= 0
    t.zone = sprintf('%+03d%02d', fix(offset / 3600), mod(abs(offset) / 60, 60));
  end
end
