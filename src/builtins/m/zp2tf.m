function [b, a] = zp2tf(z, p, k)
  if nargin < 3
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  a = real(poly(p));
  b = k * real(poly(z));
  b = [zeros(1, numel(a) - numel(b)), b];
end
