function n = nextpow2(x)
  if ! isnumeric(x)
    error('nextpow2: X must be numeric');
  end
  x = abs(x);
  [f, n] = log2(double(x));
  n(f == 0.5) = n(f == 0.5) - 1;
  n(isnan(x)) = NaN;
  n(isinf(x)) = Inf;
  n(x == 0) = 0;
  if isa(x, 'single')
    n = single(n);
  end
end
