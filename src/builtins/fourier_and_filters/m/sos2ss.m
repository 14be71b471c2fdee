function [A, B, C, D] = sos2ss(sos, g)
  if nargin < 2
    g = 1;
  end
  [b, a] = sos2tf(sos, g);
  n = max(numel(b), numel(a));
  [A, B, C, D] = tf2ss([b, zeros(1, n - numel(b))], [a, zeros(1, n - numel(a))]);
end
