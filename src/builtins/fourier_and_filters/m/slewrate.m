function [r, lower_time, upper_time, lower_level, upper_level] = slewrate(varargin)
  s = signaltransitions('slewrate', varargin);
  lower_time = s.times(:, 1).';
  upper_time = s.times(:, 3).';
  lower_level = s.levels(1);
  upper_level = s.levels(3);
  r = (upper_level - lower_level) ./ (upper_time - lower_time);
end
