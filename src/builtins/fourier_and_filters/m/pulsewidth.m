function [w, first, last, level] = pulsewidth(varargin)
  [first, last, ~, level] = signalpulses('pulsewidth', varargin);
  w = last - first;
end
