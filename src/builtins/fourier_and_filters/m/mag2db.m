function ydb = mag2db(y)
  % Twenty times the logarithm; a magnitude that is negative has none.
  y = realfloat('mag2db', y);
  ydb = NaN(size(y), 'like', y);
  known = y >= 0;
  ydb(known) = 20 * log10(y(known));
end
