function y = csch(x)
  y = 1 ./ sinh(x);
end
