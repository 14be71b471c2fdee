function q = quatnormalize(q)
  q = q ./ quatmod(q);
end
