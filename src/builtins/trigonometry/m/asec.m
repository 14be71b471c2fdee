function y = asec(x)
  y = acos(1 ./ x);
end
