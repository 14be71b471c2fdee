function [r, lower_time, upper_time, lower_level, upper_level] = risetime(varargin)
  s = signaltransitions('risetime', varargin);
  lower_time = s.times(s.rising, 1)';
  upper_time = s.times(s.rising, 3)';
  r = upper_time - lower_time;
  lower_level = s.levels(1);
  upper_level = s.levels(3);
end
