function y = walsh(name, x, given)
  % The transform of columns by butterflies: N. J. Fine, On the Walsh functions, 1949.
  if ~(isnumeric(x) && ismatrix(x))
    error(['signal:', name, ':invalidInput'], '%s: expected signals of numbers', name);
  end
  row = isrow(x);
  if row
    x = x.';
  end
  n = 2 ^ nextpow2(size(x, 1));
  order = 'sequency';
  if ~isempty(given) && ~isempty(given{1})
    n = double(given{1});
  end
  if numel(given) > 1
    order = validatestring(given{2}, {'sequency', 'hadamard', 'dyadic'}, name);
  end
  bits = round(log2(n));
  if 2 ^ bits ~= n
    error(['signal:', name, ':invalidLength'], '%s: the length must be a power of 2', name);
  end
  m = size(x, 2);
  y = zeros(n, m, 'like', x);
  k = min(n, size(x, 1));
  y(1:k, :) = x(1:k, :);
  for k = 0:bits - 1
    y = reshape(y, 2 ^ k, 2, []);
    y = [y(:, 1, :) + y(:, 2, :), y(:, 1, :) - y(:, 2, :)];
  end
  y = reshape(y, n, m);
  at = 0:n - 1;
  if ~strcmp(order, 'hadamard')
    if strcmp(order, 'sequency')
      at = bitxor(at, floor(at / 2));
    end
    turned = zeros(1, n);
    for k = 1:bits
      turned = 2 * turned + mod(at, 2);
      at = floor(at / 2);
    end
    at = turned;
  end
  y = y(at + 1, :);
  if row
    y = y.';
  end
end
