function p = raylpdf(x, varargin)
  [x, b] = distargs('raylpdf', x, varargin, {1});
  p = x ./ b .^ 2 .* exp(-(x ./ b) .^ 2 / 2);
  p(x < 0 | x == Inf) = 0;
  p(~(b > 0)) = NaN;
end
