function [psi, x] = morlet(low, high, n)
  if ~(isnumeric(n) && isscalar(n) && n >= 1 && n == fix(n))
    error('Wavelet:morlet:invalidCount', 'morlet: expected a positive integer as the number of points');
  end
  x = cast(linspace(low, high, double(n)), class([low([]), high([])]));
  psi = exp(-x .^ 2 / 2) .* cos(5 * x);
end
