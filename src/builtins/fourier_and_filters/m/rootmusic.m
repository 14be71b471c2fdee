function [w, power] = rootmusic(x, p, varargin)
  [w, power] = noiseroots('rootmusic', x, p, varargin, false);
end
