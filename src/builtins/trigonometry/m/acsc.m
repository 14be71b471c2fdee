function y = acsc(x)
  y = asin(1 ./ x);
end
