function D = dctmtx(n)
  if ~(isnumeric(n) && isscalar(n) && n >= 1 && n == fix(n))
    error('images:dctmtx:invalidSize', 'dctmtx: expected the size as a positive whole number');
  end
  n = double(n);
  D = sqrt(2 / n) * cos(pi / (2 * n) * (0:n - 1).' .* (1:2:2 * n));
  D(1, :) = 1 / sqrt(n);
end
