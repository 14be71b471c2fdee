function y = sec(x)
  y = 1 ./ cos(x);
end
