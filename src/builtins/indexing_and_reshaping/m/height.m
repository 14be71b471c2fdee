function n = height(x)
  n = size(x, 1);
end
