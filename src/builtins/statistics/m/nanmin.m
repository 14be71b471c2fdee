function [y, at] = nanmin(varargin)
  [y, at] = min(varargin{:});
end
