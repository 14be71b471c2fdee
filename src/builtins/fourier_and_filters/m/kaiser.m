function w = kaiser(n, beta)
  if nargin < 2
    beta = 0.5;
  end
  if ~(isscalar(n) && n == fix(n) && n >= 0)
    error('MATLAB:kaiser:InvalidLength', 'kaiser: the length must be a positive integer');
  end
  if n == 0
    w = zeros(0, 1);
    return;
  end
  if ~isfloat(n)
    n = double(n);
  end
  if n == 1
    w = 1;
    return;
  end
  t = 2 * (0:n - 1).' / (n - 1) - 1;
  w = besseli(0, beta * sqrt(max(1 - t.^2, 0))) / besseli(0, beta);
end
