function w = hanning(n)
  if ~(isscalar(n) && isreal(n) && n == fix(n) && n > 0)
    error('MATLAB:hanning:badLength', 'hanning: the length must be a positive integer');
  end

  if n == 1
    w = 1;
  else
    k = (0:n - 1).';
    w = 0.5 - 0.5 * cos(2 * pi * (k + 1) / (n + 1));
  end
end
