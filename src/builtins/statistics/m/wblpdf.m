function p = wblpdf(x, varargin)
  [x, a, b] = distargs('wblpdf', x, varargin, {1, 1});
  z = max(x, 0) ./ a;
  p = b ./ a .* z .^ (b - 1) .* exp(-z .^ b);
  p(x < 0 | x == Inf) = 0;
  p(isnan(x) | ~(a > 0 & b > 0)) = NaN;
end
