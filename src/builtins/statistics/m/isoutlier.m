function [tf, low, high, center] = isoutlier(x, varargin)
  method = 'median';
  window = [];
  factor = [];
  places = {};
  most = [];
  dim = max([1, find(size(x) ~= 1, 1)]);
  k = 1;
  while k <= numel(varargin)
    option = varargin{k};
    if isnumeric(option)
      dim = option;
      k = k + 1;
      continue;
    end
    word = lower(char(option));
    switch word
      case {'median', 'mean', 'quartiles', 'grubbs', 'gesd'}
        method = word;
        k = k + 1;
      case {'movmedian', 'movmean', 'percentiles', 'thresholdfactor', 'samplepoints', 'maxnumoutliers'}
        if k == numel(varargin)
          error('MATLAB:isoutlier:NameValuePairs', 'isoutlier: a value must follow ''%s''', word);
        end
        value = varargin{k + 1};
        if strcmp(word, 'thresholdfactor')
          factor = value;
        elseif strcmp(word, 'maxnumoutliers')
          most = value;
        elseif strcmp(word, 'samplepoints')
          places = {'SamplePoints', value};
        else
          method = word;
          window = value;
        end
        k = k + 2;
      otherwise
        error('MATLAB:isoutlier:InvalidMethod', ...
              'isoutlier: expected median, mean, quartiles, grubbs, gesd, movmedian, movmean or percentiles, found %s', word);
    end
  end
  if any(strcmp(method, {'grubbs', 'gesd'}))
    [tf, low, high, center] = tested(x, dim, method, [factor, 0.05], most);
    return;
  end
  % What is not a number is no outlier, and does not count.
  switch method
    case 'median'
      center = median(x, dim, 'omitnan');
      spread = 1.4826022185056018 * median(abs(x - center), dim, 'omitnan');
      factor = [factor, 3];
    case 'mean'
      center = mean(x, dim, 'omitnan');
      spread = std(x, 0, dim, 'omitnan');
      factor = [factor, 3];
    case 'movmedian'
      center = movmedian(x, window, dim, 'omitnan', places{:});
      spread = 1.4826022185056018 * movmad(x, window, dim, 'omitnan', places{:});
      factor = [factor, 3];
    case 'movmean'
      center = movmean(x, window, dim, 'omitnan', places{:});
      spread = movstd(x, window, 0, dim, 'omitnan', places{:});
      factor = [factor, 3];
    case 'quartiles'
      low = quantile(x, 0.25, dim);
      high = quantile(x, 0.75, dim);
      center = (low + high) / 2;
      factor = [factor, 1.5];
      spread = high - low;
      low = low - factor(1) * spread;
      high = high + factor(1) * spread;
    case 'percentiles'
      low = prctile(x, window(1), dim);
      high = prctile(x, window(2), dim);
      center = (low + high) / 2;
  end
  if ~any(strcmp(method, {'quartiles', 'percentiles'}))
    low = center - factor(1) * spread;
    high = center + factor(1) * spread;
  end
  tf = x < low | x > high;
end

% Outliers of normal data by tests (B. Rosner, Percentage Points for a Generalized ESD Many-Outlier Procedure, Technometrics 25, 1983).
function [tf, low, high, center] = tested(x, dim, method, level, most)
  order = [dim, setdiff(1:max(ndims(x), dim), dim)];
  y = permute(x, order);
  shape = size(y);
  y = reshape(double(y), shape(1), []);
  tf = false(size(y));
  bounds_of = zeros(3, size(y, 2));
  for k = 1:size(y, 2)
    [tf(:, k), bounds_of(:, k)] = tested_column(y(:, k), method, level(1), most);
  end
  tf = ipermute(reshape(tf, shape), order);
  shape(1) = 1;
  low = cast(ipermute(reshape(bounds_of(1, :), shape), order), class(x));
  high = cast(ipermute(reshape(bounds_of(2, :), shape), order), class(x));
  center = cast(ipermute(reshape(bounds_of(3, :), shape), order), class(x));
end

function [tf, around] = tested_column(x, method, level, most)
  tf = false(size(x));
  there = find(~isnan(x));
  n = numel(there);
  if strcmp(method, 'grubbs')
    most = n;
  elseif isempty(most)
    most = ceil(n / 10);
  end
  % One after the other the farthest is left out, as long as it is too far, or to see whether a later one is.
  left = there;
  out = 0;
  gone = zeros(0, 1);
  for k = 1:min(most, n - 2)
    [far, at] = max(abs(x(left) - mean(x(left))));
    m = numel(left);
    t = tinv(1 - level / (2 * m), m - 2);
    limit = (m - 1) * t / sqrt((m - 2 + t ^ 2) * m) * std(x(left));
    gone(end + 1, 1) = left(at);
    left(at) = [];
    if far > limit
      out = k;
    elseif strcmp(method, 'grubbs')
      break;
    end
  end
  tf(gone(1:out)) = true;
  kept = x(there(~ismember(there, gone(1:out))));
  m = numel(kept);
  t = tinv(1 - level / (2 * m), m - 2);
  wide = (m - 1) * t / sqrt((m - 2 + t ^ 2) * m) * std(kept);
  around = mean(kept) + [-wide; wide; 0];
end
