function t = localtime(seconds)
  if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  % The clock's zone, to the minute.
  offset = 60 * round((now() - 719529) * 1440 - time() / 60);
  t = gmtime(seconds + offset);
  t.gmtoff = offset;
  if offset ~= 0
    t.zone = sprintf('%+03d%02d', fix(offset / 3600), mod(abs(offset) / 60, 60));
  end
end
