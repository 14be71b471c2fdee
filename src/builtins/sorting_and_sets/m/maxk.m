function [y, at] = maxk(x, k, dim, varargin)
  if nargin < 3
    dim = [];
  end
  [y, at] = firstk('maxk', x, k, 'descend', dim);
end
