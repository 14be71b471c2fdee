function d = date()
  d = datestr(now(), 1);
end
