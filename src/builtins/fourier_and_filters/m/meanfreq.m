function [freq, power] = meanfreq(varargin)
  [p, f, range] = powerdensity('meanfreq', varargin);
  at = f >= range(1) & f <= range(2);
  width = mean(diff(f));
  power = sum(p(at, :), 1) * width;
  freq = sum(p(at, :) .* f(at), 1) * width ./ power;
end
