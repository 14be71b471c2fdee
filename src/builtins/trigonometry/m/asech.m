function y = asech(x)
  y = acosh(1 ./ x);
end
