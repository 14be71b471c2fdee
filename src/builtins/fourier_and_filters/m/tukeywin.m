function w = tukeywin(n, r)
  % Harris, On the use of windows for harmonic analysis, Proceedings of the IEEE 66 (1978).
  n = windowlength('tukeywin', n);
  if nargin < 2 || isempty(r)
    r = 0.5;
  elseif ~(isnumeric(r) && isscalar(r) && isreal(r))
    error('signal:tukeywin:invalidFraction', 'tukeywin: the fraction of cosines must be a real number');
  end
  r = min(double(r), 1);
  if n == 1 || r <= 0
    w = ones(n, 1);
  else
    % Samples by their distance from the nearer end, level from where the cosine is at its top.
    k = min(0:n - 1, n - 1:-1:0).';
    w = (1 - cos(2 * pi * min(k / (r * (n - 1)), 0.5))) / 2;
  end
end
