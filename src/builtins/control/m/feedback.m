function [n, d] = feedback(n1, d1, n2, d2, sign)
  if nargin < 4
    error('Control:combination:arguments', 'feedback: expected two systems, or their numerators and denominators');
  end
  if nargin < 5
    sign = -1;
  end
  [n, d] = tfdata(systemloop(tf(n1, d1), tf(n2, d2), sign), 'v');
end
