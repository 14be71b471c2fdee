function x = finv(p, varargin)
  [p, a, b] = distargs('finv', p, varargin, {[], []});
  b = min(b, 1e15);
  y = betaquantile(p, a / 2, b / 2, 'lower');
  z = betaquantile(p, b / 2, a / 2, 'upper');
  x = b ./ a .* merge(y < 0.5, y ./ (1 - y), (1 - z) ./ z);
end
