function [r, power, freq] = thd(x, varargin)
  s = tonespectrum('thd', [{x}, varargin]);
  r = 10 * log10(sum(s.harmonics) / s.power);
  power = 10 * log10([s.power; s.harmonics]);
  freq = [s.frequency; s.places];
end
