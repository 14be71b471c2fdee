function d = seconds(x)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:duration:UnitFunction', 'seconds: expected numbers or durations, found %s', class(x));
  end
  d = duration.of(double(x) * 1000, 's');
end
