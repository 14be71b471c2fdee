function w = gausswin(n, alpha)
  % Harris, On the use of windows for harmonic analysis, Proceedings of the IEEE 66 (1978).
  n = windowlength('gausswin', n);
  if nargin < 2 || isempty(alpha)
    alpha = 2.5;
  elseif ~(isnumeric(alpha) && isscalar(alpha) && isreal(alpha))
    error('signal:gausswin:invalidWidth', 'gausswin: the width factor must be a real number');
  end
  w = exp(-(double(alpha) * (2 * (0:n - 1).' / max(n - 1, 1) - (n > 1))) .^ 2 / 2);
end
