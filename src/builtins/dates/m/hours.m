function d = hours(x)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:duration:UnitFunction', 'hours: expected numbers or durations, found %s', class(x));
  end
  d = duration.of(double(x) * 3600000, 'h');
end
