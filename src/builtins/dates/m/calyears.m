function c = calyears(n)
  if ~isnumeric(n)
    error('MATLAB:calendarDuration:UnitFunction', 'calyears: expected numbers or calendar durations, found %s', class(n));
  end
  n = double(n);
  c = calendarDuration.of(12 * n, 0, 0);
end
