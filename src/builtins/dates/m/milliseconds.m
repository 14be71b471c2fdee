function d = milliseconds(x)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:duration:UnitFunction', 'milliseconds: expected numbers or durations, found %s', class(x));
  end
  d = duration.of(double(x), 's');
end
