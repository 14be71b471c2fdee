function [y, at] = mink(x, k, varargin)
  [y, at] = firstk('mink', x, k, 'ascend', varargin);
end
