function ydb = pow2db(y)
  y = realfloat('pow2db', y);
  if any(y(:) < 0)
    error('signal:pow2db:negativePower', 'pow2db: a power must not be negative');
  end
  ydb = 10 * log10(y);
end
