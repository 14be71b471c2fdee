function [y, at] = nanmax(varargin)
  [y, at] = max(varargin{:});
end
