function [b, a, n, m] = eqtflength(num, den)
  if ~isnumeric(num) || ~isnumeric(den) || ~(isvector(num) && isvector(den))
    error('signal:eqtflength:invalidFilter', ...
          'eqtflength: expected a numerator and a denominator as vectors of numbers');
  end
  n = max([find(num ~= 0, 1, 'last'), 1]) - 1;
  m = max([find(den ~= 0, 1, 'last'), 1]) - 1;
  len = max(n, m) + 1;
  b = zeros(1, len, 'like', num);
  a = zeros(1, len, 'like', den);
  b(1:n + 1) = num(1:n + 1);
  a(1:m + 1) = den(1:m + 1);
end
