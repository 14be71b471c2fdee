function r = deg2rad(d)
  if ! isfloat(d)
    error('deg2rad: DEG must be a floating point class (double or single)');
  end
  r = d * (pi / 180);
end
