function y = acot(x)
  y = atan(1 ./ x);
end
