function s = etime(t1, t0)
  s = (datenum(t1(:, 1:3)) - datenum(t0(:, 1:3))) * 86400 + (t1(:, 4:6) - t0(:, 4:6)) * [3600; 60; 1];
end
