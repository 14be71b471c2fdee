function w = bartlett(n)
  if ~(isscalar(n) && isreal(n) && n == fix(n) && n >= 0)
    error('MATLAB:bartlett:badLength', 'bartlett: the length must be a positive integer');
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
  else
    k = (0:n - 1).';
    w = 1 - abs(2 * k / (n - 1) - 1);
  end
end
