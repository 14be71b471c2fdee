function [freq, power] = medfreq(varargin)
  [p, f, range] = powerdensity('medfreq', varargin);
  at = f >= range(1) & f <= range(2);
  power = sum(p(at, :), 1) * mean(diff(f));
  freq = powerquantile(p(at, :), f(at), 0.5);
end
