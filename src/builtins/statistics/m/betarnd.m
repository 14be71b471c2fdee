function r = betarnd(varargin)
  [a, b] = drawargs('betarnd', varargin, 2);
  a(a == 0) = NaN;
  b(b == 0) = NaN;
  r = 1 ./ (1 + exp(loggammadraws(b) - loggammadraws(a)));
end
