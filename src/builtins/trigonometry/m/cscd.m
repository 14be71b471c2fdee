function y = cscd(x)
  y = 1 ./ sind(x);
end
