function r = frnd(varargin)
  [v1, v2] = drawargs('frnd', varargin, 2);
  v1(v1 == 0) = NaN;
  v2(v2 == 0) = NaN;
  r = exp(loggammadraws(v1 / 2) - loggammadraws(v2 / 2)) .* v2 ./ v1;
end
