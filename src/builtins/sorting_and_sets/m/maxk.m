function [y, at] = maxk(x, k, varargin)
  [y, at] = firstk('maxk', x, k, 'descend', varargin);
end
