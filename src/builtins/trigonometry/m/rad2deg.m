function d = rad2deg(r)
  if ! isfloat(r)
    error('rad2deg: RAD must be a floating point class (double or single)');
  end
  d = r * (180 / pi);
end
