function [n, d] = parallel(n1, d1, n2, d2)
  if nargin ~= 4
    error('Control:combination:arguments', 'parallel: expected two systems, or their numerators and denominators');
  end
  [n, d] = tfdata(tf(n1, d1) + tf(n2, d2), 'v');
end
