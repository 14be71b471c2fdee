function [f, lower_time, upper_time, lower_level, upper_level] = falltime(varargin)
  s = signaltransitions('falltime', varargin);
  lower_time = s.times(~s.rising, 1)';
  upper_time = s.times(~s.rising, 3)';
  f = lower_time - upper_time;
  lower_level = s.levels(1);
  upper_level = s.levels(3);
end
