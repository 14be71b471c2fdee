function [y, at] = digitrevorder(x, r)
  if ~(isnumeric(r) && isscalar(r) && r >= 2 && r <= 36 && r == fix(r))
    error('signal:digitrevorder:invalidBase', 'digitrevorder: the base must be an integer from 2 up to 36');
  end
  r = double(r);
  lying = isrow(x);
  n = numel(x);
  if ~isvector(x)
    n = size(x, 1);
  end
  digits = round(log(n) / log(r));
  if n < 1 || r ^ digits ~= n
    error('signal:digitrevorder:InvalidDimensions', 'digitrevorder: the length must be a power of %d, found %d', r, n);
  end
  at = zeros(n, 1);
  rest = (0:n - 1).';
  for k = 1:digits
    at = at * r + mod(rest, r);
    rest = floor(rest / r);
  end
  at = at + 1;
  if isvector(x)
    y = x(at);
    if lying
      at = at.';
    end
  else
    y = x(at, :);
  end
end
