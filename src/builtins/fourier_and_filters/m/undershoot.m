function [percent, level, time] = undershoot(varargin)
  [percent, level, time] = signalshoot('undershoot', varargin, false);
end
