function r = trnd(varargin)
  v = drawargs('trnd', varargin, 1);
  v(v == 0) = NaN;
  r = randn(size(v), class(v)) ./ sqrt(2 * exp(loggammadraws(v / 2)) ./ v);
end
