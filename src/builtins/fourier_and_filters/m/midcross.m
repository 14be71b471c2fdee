function [c, level] = midcross(varargin)
  s = signaltransitions('midcross', varargin);
  c = s.times(:, 2)';
  level = s.levels(2);
end
