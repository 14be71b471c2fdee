function [y, at] = bitrevorder(x)
  turned = isrow(x);
  if turned
    x = x(:);
  end
  n = size(x, 1);
  bits = round(log2(n));
  if 2 ^ bits ~= n
    error('signal:bitrevorder:length', 'bitrevorder: the length must be a power of two');
  end
  at = zeros(n, 1);
  rest = (0:n - 1)';
  for k = 1:bits
    at = 2 * at + mod(rest, 2);
    rest = floor(rest / 2);
  end
  at = at + 1;
  y = x(at, :);
  if turned
    y = y.';
    at = at.';
  end
end
