function y = acsch(x)
  y = asinh(1 ./ x);
end
