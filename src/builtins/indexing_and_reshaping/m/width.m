function n = width(x)
  n = size(x, 2);
end
