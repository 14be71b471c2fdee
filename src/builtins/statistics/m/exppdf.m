function p = exppdf(x, varargin)
  [x, mu] = distargs('exppdf', x, varargin, {1});
  p = exp(-x ./ mu) ./ mu;
  p(x < 0) = 0;
  p(~(mu > 0)) = NaN;
end
