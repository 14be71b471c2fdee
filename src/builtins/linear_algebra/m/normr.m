function N = normr(A)
  N = normc(A.').';
end
