function r = chi2rnd(varargin)
  v = drawargs('chi2rnd', varargin, 1);
  r = 2 * exp(loggammadraws(v / 2));
end
