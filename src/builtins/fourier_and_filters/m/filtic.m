function z = filtic(b, a, y, x)
  if nargin < 4
    x = 0;
  end
  if ~all(cellfun(@(v) isnumeric(v) && (isvector(v) || isempty(v)), {b, a, y, x})) || isempty(a) || a(1) == 0
    error('signal:filtic:InvalidInput', ...
          'filtic: expected vectors of coefficients, of which a(1) is not zero, and of past samples');
  end
  n = max(numel(a), numel(b)) - 1;
  b = [b(:); zeros(n + 1 - numel(b), 1)];
  a = [a(:); zeros(n + 1 - numel(a), 1)];
  x = [x(:); zeros(n, 1)];
  y = [y(:); zeros(n, 1)];
  z = (hankel(b(2:end)) * x(1:n) - hankel(a(2:end)) * y(1:n)) / a(1);
end
