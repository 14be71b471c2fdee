function [y, at] = mink(x, k, dim, varargin)
  if nargin < 3
    dim = [];
  end
  [y, at] = firstk('mink', x, k, 'ascend', dim);
end
