function [tf, low, high, center] = isoutlier(x, varargin)
  method = 'median';
  window = [];
  factor = [];
  places = {};
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
      case {'median', 'mean', 'quartiles'}
        method = word;
        k = k + 1;
      case {'movmedian', 'movmean', 'percentiles', 'thresholdfactor', 'samplepoints'}
        if k == numel(varargin)
          error('MATLAB:isoutlier:NameValuePairs', 'isoutlier: a value must follow ''%s''', word);
        end
        value = varargin{k + 1};
        if strcmp(word, 'thresholdfactor')
          factor = value;
        elseif strcmp(word, 'samplepoints')
          places = {'SamplePoints', value};
        else
          method = word;
          window = value;
        end
        k = k + 2;
      otherwise
        error('MATLAB:isoutlier:InvalidMethod', ...
              'isoutlier: expected median, mean, quartiles, movmedian, movmean or percentiles, found %s', word);
    end
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
