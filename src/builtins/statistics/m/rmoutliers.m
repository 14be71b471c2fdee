function [x, removed] = rmoutliers(x, varargin)
  removed = isoutlier(x, varargin{:});
  if isvector(x)
    x = x(~removed);
  else
    removed = any(removed, 2);
    x = x(~removed, :);
  end
end
