function c = calquarters(n)
  if ~isnumeric(n)
    error('MATLAB:calendarDuration:UnitFunction', 'calquarters: expected numbers or calendar durations, found %s', class(n));
  end
  n = double(n);
  c = calendarDuration.of(3 * n, 0, 0);
  c.Format = 'yqmdt';
end
