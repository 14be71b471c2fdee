function [b, a] = ss2tf(A, B, C, D, input)
  % The determinants of s*I - A, and of that with B*c taken from A for each output c.
  if nargin < 5
    input = 1;
    if size(B, 2) > 1
      error('signal:ss2tf:NeedInput', 'ss2tf: the number of the input is needed, as there are %d', size(B, 2));
    end
  end
  [B, D] = systeminput('ss2tf', A, B, C, D, input);
  n = size(A, 1);
  a = poly(A);
  b = zeros(size(C, 1), n + 1);
  for k = 1:size(C, 1)
    b(k, :) = poly(A - B * C(k, :)) + (D(k) - 1) * a;
  end
end
