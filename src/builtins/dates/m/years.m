function d = years(x)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:duration:UnitFunction', 'years: expected numbers or durations, found %s', class(x));
  end
  d = duration.of(double(x) * 365.2425 * 86400000, 'y');
end
