function p = fcdf(x, varargin)
  [x, a, b, upper] = distargs('fcdf', x, varargin, {[], []});
  x(x < 0) = 0;
  b = min(b, 1e15);
  swapped = a .* x > b;
  y = merge(swapped, b ./ (a .* x + b), a .* x ./ (a .* x + b));
  first = betatail(y, merge(swapped, b, a) / 2, merge(swapped, a, b) / 2, 'lower');
  second = betatail(y, merge(swapped, b, a) / 2, merge(swapped, a, b) / 2, 'upper');
  p = merge(swapped == upper, first, second);
end
