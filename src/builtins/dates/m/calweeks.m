function c = calweeks(n)
  if ~isnumeric(n)
    error('MATLAB:calendarDuration:UnitFunction', 'calweeks: expected numbers or calendar durations, found %s', class(n));
  end
  n = double(n);
  c = calendarDuration.of(0, 7 * n, 0);
  c.Format = 'ymwdt';
end
