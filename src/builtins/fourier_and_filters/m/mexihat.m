function [psi, x] = mexihat(low, high, n)
  if ~(isnumeric(n) && isscalar(n) && n >= 1 && n == fix(n))
    error('Wavelet:mexihat:invalidCount', 'mexihat: expected a positive integer as the number of points');
  end
  x = cast(linspace(low, high, double(n)), class([low([]), high([])]));
  psi = 2 / (sqrt(3) * pi ^ 0.25) * (1 - x .^ 2) .* exp(-x .^ 2 / 2);
end
