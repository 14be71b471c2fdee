function q = quatdivide(q, r)
  q = quatmultiply(quatinv(r), q);
end
