function s = etime(t1, t0)
  if nargin ~= 2
    error('MATLAB:minrhs', 'etime: expected two times');
  end
  s = (datenum(t1(:, 1:3)) - datenum(t0(:, 1:3))) * 86400 + (t1(:, 4:6) - t0(:, 4:6)) * [3600; 60; 1];
end
