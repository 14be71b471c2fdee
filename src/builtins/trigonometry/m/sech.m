function y = sech(x)
  y = 1 ./ cosh(x);
end
