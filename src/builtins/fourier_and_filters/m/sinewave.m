function x = sinewave(m, n, d)
  if nargin < 2
    n = m;
  end
  if nargin < 3
    d = 0;
  end
  x = sin(((1:m).' + d - 1) * 2 * pi / n);
end
