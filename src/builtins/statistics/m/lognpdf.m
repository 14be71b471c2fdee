function p = lognpdf(x, varargin)
  [x, mu, sigma] = distargs('lognpdf', x, varargin, {0, 1});
  p = exp(-((log(max(x, 0)) - mu) ./ sigma) .^ 2 / 2) ./ (x .* sigma * sqrt(2 * pi));
  p(x <= 0 | x == Inf) = 0;
  p(isnan(x) | ~(sigma > 0)) = NaN;
end
