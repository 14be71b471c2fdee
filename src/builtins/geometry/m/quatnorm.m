function n = quatnorm(q)
  % The sum of squares, which is the square of quatmod.
  n = sum(rotationrows('quatnorm', q, 4) .^ 2, 2);
end
