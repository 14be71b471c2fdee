function w = hann(n, kind)
  if ~(isscalar(n) && n == fix(n) && n >= 0)
    error('MATLAB:hann:InvalidLength', 'hann: the length must be a positive integer');
  end
  if n == 0
    w = zeros(0, 1);
    return;
  end
  if ~isfloat(n)
    n = double(n);
  end
  periodic = nargin > 1 && strcmp(kind, 'periodic');
  m = n - 1 + periodic;
  w = 0.5 - 0.5 * cos(2 * pi * (0:n - 1).' / max(m, 1));
  if n == 1
    w = 1;
  end
end
