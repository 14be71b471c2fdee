function h = groot()
  h = 0;
end
