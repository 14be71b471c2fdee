function d = eomday(y, m)
  if nargin ~= 2
    error('MATLAB:minrhs', 'eomday: expected a year and a month');
  end
  if ~isscalar(y) && ~isscalar(m) && ~isequal(size(y), size(m))
    error('MATLAB:eomday:sizeMismatch', 'eomday: the year and the month must be of the same size, or scalars');
  end
  if any(m(:) < 1 | m(:) > 12 | m(:) ~= fix(m(:)))
    error('MATLAB:eomday:badMonth', 'eomday: months are 1 to 12');
  end
  days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  d = reshape(days(m), size(m));
  leap = mod(y, 4) == 0 & mod(y, 100) ~= 0 | mod(y, 400) == 0;
  d = d + (m == 2 & leap);
end
