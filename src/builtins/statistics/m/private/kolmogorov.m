function p = kolmogorov(d, n)
  % How probable a two-sided distance above d of n points is. Marsaglia, Tsang and Wang, Evaluating Kolmogorov's
  % distribution, Journal of Statistical Software 8 (2003); Stephens, J. of the Royal Statistical Society B 32 (1970).
  if d <= 0
    p = 1;
    return;
  elseif d >= 1
    p = 0;
    return;
  end
  if n * d > 100
    lambda = (sqrt(n) + 0.12 + 0.11 / sqrt(n)) * d;
    j = 1:101;
    p = min(max(2 * sum((-1) .^ (j - 1) .* exp(-2 * lambda ^ 2 * j .^ 2)), 0), 1);
    return;
  end
  k = floor(n * d) + 1;
  m = 2 * k - 1;
  h = k - n * d;
  [i, j] = ndgrid(1:m, 1:m);
  H = double(i - j + 1 >= 0);
  H(:, 1) = H(:, 1) - h .^ (1:m).';
  H(m, :) = H(m, :) - h .^ (m:-1:1);
  H(m, 1) = H(m, 1) + max(2 * h - 1, 0) ^ m;
  H = H ./ gamma(max(i - j + 2, 1));
  % The power of the matrix, its scale apart.
  Q = eye(m);
  scale = 0;
  bits = n;
  exponent = 0;
  while bits > 0
    if mod(bits, 2) == 1
      Q = Q * H;
      scale = scale + exponent;
    end
    H = H * H;
    exponent = 2 * exponent;
    [of_h, of_q] = gather(H(k, k), Q(k, k));
    if of_h > 1e140
      H = H * 1e-140;
      exponent = exponent + 140;
    end
    if of_q > 1e140
      Q = Q * 1e-140;
      scale = scale + 140;
    end
    bits = floor(bits / 2);
  end
  p = min(max(1 - Q(k, k) * exp(gammaln(n + 1) - n * log(n) + scale * log(10)), 0), 1);
end
