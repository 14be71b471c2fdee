function [a, e] = arcov(x, p)
  [a, e] = arleast('arcov', x, p, false);
end
