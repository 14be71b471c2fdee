function [tf, p] = islocalmax(x, varargin)
  [tf, p] = localextrema('islocalmax', x, 1, varargin);
end
