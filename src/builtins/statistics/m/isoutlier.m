function [tf, low, high, center] = isoutlier(x, method, varargin)
  if nargin < 2
    method = 'median';
  end
  factor = [];
  dim = find(size(x) ~= 1, 1);
  if isempty(dim)
    dim = 1;
  end
  k = 1;
  while k <= numel(varargin)
    if isnumeric(varargin{k})
      dim = varargin{k};
      k = k + 1;
    else
      factor = varargin{k + 1};
      k = k + 2;
    end
  end
  switch lower(char(method))
    case 'median'
      center = median(x, dim);
      spread = 1.4826022185056018 * median(abs(x - center), dim);
      factor = [factor, 3];
    case 'mean'
      center = mean(x, dim);
      spread = std(x, 0, dim);
      factor = [factor, 3];
    case 'quartiles'
      low = quantile(x, 0.25, dim, 5);
      high = quantile(x, 0.75, dim, 5);
      center = (low + high) / 2;
      factor = [factor, 1.5];
      reach = factor(1) * (high - low);
      low = low - reach;
      high = high + reach;
      tf = x < low | x > high;
      return;
    otherwise
      error('MATLAB:isoutlier:InvalidMethod', 'isoutlier: expected median, mean or quartiles, found %s', method);
  end
  low = center - factor(1) * spread;
  high = center + factor(1) * spread;
  tf = x < low | x > high;
end
