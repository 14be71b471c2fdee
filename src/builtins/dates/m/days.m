function d = days(x)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:duration:UnitFunction', 'days: expected numbers or durations, found %s', class(x));
  end
  d = duration.of(double(x) * 86400000, 'd');
end
