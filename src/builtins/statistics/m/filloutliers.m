function [y, tf, low, high, center] = filloutliers(x, fill, varargin)
  fills = {'center', 'clip', 'previous', 'next', 'nearest', 'linear', 'spline', 'pchip', 'makima'};
  word = 'constant';
  if ischar(fill) || isstring(fill)
    word = lower(char(fill));
    if ~any(strcmp(word, fills))
      error('MATLAB:filloutliers:FillMethod', 'filloutliers: expected a number, or one of %s, found %s', ...
            strjoin(fills, ', '), word);
    end
  elseif ~(isnumeric(fill) && isscalar(fill))
    error('MATLAB:filloutliers:FillMethod', 'filloutliers: expected a number, or one of %s', strjoin(fills, ', '));
  end
  if ~isnumeric(x)
    error('MATLAB:filloutliers:InputType', 'filloutliers: expected a numeric array, found %s', class(x));
  end
  % A dimension stands by itself, and not behind a name.
  dim = max([1, find(size(x) ~= 1, 1)]);
  places = {};
  tf = [];
  named = {'movmedian', 'movmean', 'percentiles', 'thresholdfactor', 'samplepoints', 'maxnumoutliers', 'outlierlocations'};
  k = 1;
  while k <= numel(varargin)
    if isnumeric(varargin{k})
      dim = varargin{k};
    elseif any(strcmpi(varargin{k}, named))
      if k == numel(varargin)
        error('MATLAB:filloutliers:NameValuePairs', 'filloutliers: a value must follow ''%s''', char(varargin{k}));
      end
      if strcmpi(varargin{k}, 'samplepoints')
        places = {'SamplePoints', varargin{k + 1}};
      elseif strcmpi(varargin{k}, 'outlierlocations')
        tf = varargin{k + 1};
        varargin(k:k + 1) = [];
        continue;
      end
      k = k + 1;
    end
    k = k + 1;
  end
  if isempty(tf)
    [tf, low, high, center] = isoutlier(x, varargin{:});
  else
    if ~islogical(tf) || ~isequal(size(tf), size(x))
      error('MATLAB:filloutliers:OutlierLocations', ...
            'filloutliers: the locations of outliers must be logical, and of the size of the data');
    elseif any(strcmp(word, {'center', 'clip'}))
      error('MATLAB:filloutliers:OutlierLocations', ...
            'filloutliers: outliers whose locations are given have no center and no limits');
    end
    extent = size(x);
    extent(dim) = 1;
    low = NaN(extent, 'like', x);
    high = low;
    center = low;
  end
  y = x;
  switch word
    case 'constant'
      y(tf) = fill;
    case 'center'
      whole = center + zeros(size(x));
      y(tf) = whole(tf);
    case 'clip'
      limits = min(max(x, low), high);
      y(tf) = limits(tf);
    otherwise
      % Nothing is made of what is not a number, and it stays where it is.
      whole = fillmissing(x, word, dim, 'MissingLocations', tf | isnan(x), places{:});
      y(tf) = whole(tf);
  end
end
