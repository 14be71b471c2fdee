function [z, p, k] = sos2zp(sos, g)
  sos = sosmatrix('sos2zp', sos);
  if nargin < 2
    g = 1;
  end
  z = zeros(0, 1);
  p = zeros(0, 1);
  k = prod(g);
  for j = 1:size(sos, 1)
    [zeros_here, poles_here, gain] = tf2zpk(sos(j, 1:3), sos(j, 4:6));
    z = [z; zeros_here];
    p = [p; poles_here];
    k = k * gain;
  end
end
