function q = quatinv(q)
  q = quatconj(q) ./ quatnorm(q);
end
