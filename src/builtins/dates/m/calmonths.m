function c = calmonths(n)
  if ~isnumeric(n)
    error('MATLAB:calendarDuration:UnitFunction', 'calmonths: expected numbers or calendar durations, found %s', class(n));
  end
  n = double(n);
  c = calendarDuration.of(n, 0, 0);
end
