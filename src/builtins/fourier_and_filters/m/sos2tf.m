function [b, a] = sos2tf(sos, g)
  sos = sosmatrix('sos2tf', sos);
  if nargin < 2
    g = 1;
  end
  b = prod(g);
  a = 1;
  for k = 1:size(sos, 1)
    b = conv(b, sos(k, 1:3));
    a = conv(a, sos(k, 4:6));
  end
  n = max([find(b, 1, 'last'), find(a, 1, 'last')]);
  b = b(1:n);
  a = a(1:n);
end
