function y = trapmf(x, params)
  if ~isnumeric(x) || ~isnumeric(params) || numel(params) ~= 4
    error('fuzzy:trapmf:params', 'trapmf: expected numbers, and 4 parameters');
  end
  [a, b, c, d] = deal(params(1), params(2), params(3), params(4));
  if a > b || c > d
    error('fuzzy:trapmf:order', 'trapmf: the slopes must rise before they fall');
  end
  up = zeros(size(x), 'like', x);
  down = up;
  up(x >= b) = 1;
  rising = x > a & x < b;
  up(rising) = (x(rising) - a) / (b - a);
  down(x <= c) = 1;
  falling = x > c & x < d;
  down(falling) = (d - x(falling)) / (d - c);
  y = min(up, down);
end
