function y = recurrent_polynomial(name, n, x, first, next)
  % Each polynomial from the two before it: Abramowitz and Stegun, Handbook of Mathematical Functions, section 22.7.
  if ~isnumeric(n) || ~isreal(n) || any(n(:) < 0) || any(n(:) ~= fix(n(:))) || ~isnumeric(x)
    error(['symbolic:' name ':InvalidDegree'], '%s: expected degrees that are nonnegative integers, and numbers', name);
  end
  n = n + zeros(size(x));
  x = x + zeros(size(n));
  last = zeros(size(x));
  this = ones(size(x));
  y = this;
  for k = 1:max([n(:); 0])
    if k == 1
      [last, this] = deal(this, first(x));
    else
      [last, this] = deal(this, next(k - 1, x, this, last));
    end
    y(n == k) = this(n == k);
  end
end
