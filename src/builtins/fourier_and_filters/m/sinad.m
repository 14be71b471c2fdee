function [r, total] = sinad(x, varargin)
  s = tonespectrum('sinad', [{x}, varargin]);
  others = sum(s.harmonics) + s.noise;
  r = 10 * log10(s.power / others);
  total = 10 * log10(others);
end
