function [a, b, aci, bci] = unifit(x, alpha)
  if nargin < 2
    alpha = [];
  end
  [x, n, alpha] = fitdata('unifit', x, alpha);
  a = min(x, [], 1);
  b = max(x, [], 1);
  width = (b - a) / alpha ^ (1 / n);
  aci = [b - width; a];
  bci = [b; a + width];
end
