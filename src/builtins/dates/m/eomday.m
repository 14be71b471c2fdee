function d = eomday(y, m)
  if ~isscalar(y) && ~isscalar(m) && ~isequal(size(y), size(m))
    error('MATLAB:eomday:sizeMismatch', 'eomday: the year and the month must be of the same size, or scalars');
  end
  if ~all(ismember(m(:), 1:12))
    error('MATLAB:eomday:badMonth', 'eomday: months are 1 to 12');
  end
  % The Gregorian rule: every fourth year, but of the centuries only every fourth.
  century = mod(y, 100) == 0;
  leap = mod(y, 4) == 0 & ~century | mod(y, 400) == 0;
  % April, June, September and November lack a day, February two or three.
  d = 31 - ismember(m, [4, 6, 9, 11]) - (m == 2) .* (3 - leap);
end
