function r = gamrnd(varargin)
  [a, b] = drawargs('gamrnd', varargin, 2);
  r = b .* exp(loggammadraws(a));
  r(~(b >= 0)) = NaN;
end
