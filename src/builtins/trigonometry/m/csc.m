function y = csc(x)
  y = 1 ./ sin(x);
end
