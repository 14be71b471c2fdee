function H = invhilb(n)
  if ~isscalar(n)
    error('MATLAB:invhilb:notScalar', 'invhilb: the size must be a scalar');
  end
  p = zeros(n, 1);
  p(1) = n;
  for k = 2:n
    p(k) = -p(k - 1) * (n - k + 1) * (n + k - 1) / (k - 1) ^ 2;
  end
  H = (p * p.') ./ ((1:n).' + (0:n - 1));
end
