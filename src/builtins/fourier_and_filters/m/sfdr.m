function [r, power, freq] = sfdr(x, varargin)
  s = tonespectrum('sfdr', [{x}, varargin]);
  left = (s.rest | s.distorted) & s.f > 0;
  p = s.p .* left;
  [~, at] = max(p);
  low = max(at - 6, 1);
  high = min(at + 6, numel(p));
  spur = sum(p(low:high)) * s.width;
  r = 10 * log10(s.power / spur);
  power = 10 * log10(spur);
  freq = s.f(at);
end
