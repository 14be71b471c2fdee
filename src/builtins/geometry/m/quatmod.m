function m = quatmod(q)
  m = sqrt(quatnorm(q));
end
