function y = trimf(x, params)
  if ~isnumeric(x) || ~isnumeric(params) || numel(params) ~= 3
    error('fuzzy:trimf:params', 'trimf: expected numbers, and 3 parameters');
  end
  [a, b, c] = deal(params(1), params(2), params(3));
  if a > b || b > c
    error('fuzzy:trimf:order', 'trimf: the parameters must not decrease');
  end
  y = zeros(size(x), 'like', x);
  rising = x > a & x < b;
  falling = x > b & x < c;
  y(rising) = (x(rising) - a) / (b - a);
  y(falling) = (c - x(falling)) / (c - b);
  y(x == b) = 1;
end
