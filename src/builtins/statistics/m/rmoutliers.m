function [x, removed, outliers, low, high, center] = rmoutliers(x, varargin)
  least = 1;
  known = [];
  k = 1;
  while k < numel(varargin)
    word = '';
    if ischar(varargin{k}) || isstring(varargin{k})
      word = lower(char(varargin{k}));
    end
    switch word
      case 'minnumoutliers'
        least = varargin{k + 1};
      case 'outlierlocations'
        known = varargin{k + 1};
      otherwise
        k = k + 1;
        continue;
    end
    varargin(k:k + 1) = [];
  end
  if ~(isnumeric(least) && isscalar(least) && least >= 1 && least == fix(least))
    error('MATLAB:rmoutliers:MinNumOutliers', 'rmoutliers: the least number of outliers must be a positive whole number');
  end
  [low, high, center] = deal([]);
  if isempty(known)
    [outliers, low, high, center] = isoutlier(x, varargin{:});
  elseif islogical(known) && isequal(size(known), size(x))
    outliers = known;
  else
    error('MATLAB:rmoutliers:OutlierLocations', 'rmoutliers: the places of outliers must be a logical array of the size of the data');
  end
  if isvector(x)
    removed = outliers;
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
    removed = sum(outliers, 2) >= least;
    x = x(~removed, :);
  else
    removed = sum(outliers, 1) >= least;
    x = x(:, ~removed);
  end
end
