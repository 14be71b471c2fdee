function c = caldays(n)
  if ~isnumeric(n)
    error('MATLAB:calendarDuration:UnitFunction', 'caldays: expected numbers or calendar durations, found %s', class(n));
  end
  n = double(n);
  c = calendarDuration.of(0, n, 0);
end
