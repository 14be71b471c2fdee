function d = minutes(x)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:duration:UnitFunction', 'minutes: expected numbers or durations, found %s', class(x));
  end
  d = duration.of(double(x) * 60000, 'm');
end
