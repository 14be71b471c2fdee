function y = cotd(x)
  y = 1 ./ tand(x);
end
