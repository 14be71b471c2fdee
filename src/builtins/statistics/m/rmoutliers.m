function [x, removed] = rmoutliers(x, varargin)
  removed = isoutlier(x, varargin{:});
  if isvector(x)
    x = x(~removed);
    return;
  end
  % A dimension stands by itself, and not behind a name.
  dim = 1;
  named = {'movmedian', 'movmean', 'percentiles', 'thresholdfactor', 'samplepoints', 'maxnumoutliers'};
  for k = 1:numel(varargin)
    if isnumeric(varargin{k}) && ~(k > 1 && any(strcmpi(varargin{k - 1}, named)))
      dim = varargin{k};
    end
  end
  if dim == 1
    removed = any(removed, 2);
    x = x(~removed, :);
  else
    removed = any(removed, 1);
    x = x(:, ~removed);
  end
end
