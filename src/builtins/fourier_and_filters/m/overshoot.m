function [percent, level, time] = overshoot(varargin)
  [percent, level, time] = signalshoot('overshoot', varargin, true);
end
