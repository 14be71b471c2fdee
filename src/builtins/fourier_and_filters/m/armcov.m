function [a, e] = armcov(x, p)
  [a, e] = arleast('armcov', x, p, true);
end
