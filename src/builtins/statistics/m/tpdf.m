function p = tpdf(x, varargin)
  [x, v] = distargs('tpdf', x, varargin, {[]});
  h = min(v, 1e15) / 2;
  scale = h .* log1p(0.5 ./ h) - 0.5 + stirlingerror(h + 0.5) - stirlingerror(h);
  p = exp(scale - (h + 0.5) .* log1p(x .^ 2 ./ (2 * h))) / sqrt(2 * pi);
  p(~(v > 0)) = NaN;
end
