function [tf, p] = islocalmin(x, varargin)
  [tf, p] = localextrema('islocalmin', x, -1, varargin);
end
