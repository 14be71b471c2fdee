function y = acotd(x)
  y = atand(1 ./ x);
end
