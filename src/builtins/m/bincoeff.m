function b = bincoeff(n, k)
  [err, n, k] = common_size(n, k);
  if err
    error('bincoeff: N and K must have consistent dimensions');
  end
  if ! isreal(n) || ! isreal(k)
    error('bincoeff: N and K must be real');
  end
  b = zeros(size(n));
  whole = k == fix(k);
  b(! whole) = NaN;
  b(k == 0) = 1;
  low = whole & k > 0;
  negative = low & n < 0 & n == fix(n);
  b(negative) = (-1) .^ k(negative) .* exp(gammaln(k(negative) - n(negative)) - gammaln(-n(negative)) - gammaln(k(negative) + 1));
  usual = low & ! negative & n >= k;
  b(usual) = exp(gammaln(n(usual) + 1) - gammaln(k(usual) + 1) - gammaln(n(usual) - k(usual) + 1));
  rest = low & ! negative & n < k & n != fix(n);
  for at = find(rest(:))'
    b(at) = prod((n(at) - (0:k(at) - 1)) ./ (1:k(at)));
  end
  round_ = whole & n == fix(n);
  b(round_) = round(b(round_));
end
