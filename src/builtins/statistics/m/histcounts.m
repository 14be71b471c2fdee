function [n, edges, bin] = histcounts(x, varargin)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:histcounts:InvalidInput', 'histcounts: expected numbers, found %s', class(x));
  end
  edges = [];
  count = [];
  width = [];
  limits = [];
  normalization = 'count';
  method = 'auto';
  k = 1;
  if nargin > 1 && isnumeric(varargin{1})
    if isscalar(varargin{1})
      count = varargin{1};
    else
      edges = varargin{1};
    end
    k = 2;
  end
  while k < numel(varargin)
    switch lower(char(varargin{k}))
      case 'numbins', count = varargin{k + 1};
      case 'binedges', edges = varargin{k + 1};
      case 'binwidth', width = varargin{k + 1};
      case 'binlimits', limits = varargin{k + 1};
      case 'normalization', normalization = lower(char(varargin{k + 1}));
      case 'binmethod', method = lower(char(varargin{k + 1}));
      otherwise
        error('MATLAB:histcounts:InvalidOption', 'histcounts: the option ''%s'' is not known', varargin{k});
    end
    k = k + 2;
  end
  if any([count, width] <= 0) || any(count ~= fix(count))
    error('MATLAB:histcounts:expectedPositive', 'histcounts: expected a positive number of bins, or a positive width of them');
  end
  total = numel(x);
  given = ~isempty(edges);
  if ~given
    % Of those that are finite alone.
    data = x(:);
    if ~isfloat(data)
      data = double(data);
    end
    data(~isfinite(data)) = NaN;
    if isempty(data)
      data = NaN;
    end
    exact = ~isempty(limits);
    if exact
      data(data < limits(1) | data > limits(2)) = NaN;
    end
    by_rule = isempty(count) && isempty(width);
    known = struct('count', 0, 'deviation', NaN, 'whole', false);
    if by_rule
      % All that the rules ask is read at once.
      found = [min(data), max(data), sum(~isnan(data)), std(data, 'omitnan'), any(data ~= round(data) & ~isnan(data))];
      found = gather(double(found));
      known = struct('count', found(3), 'deviation', found(4), 'whole', found(5) == 0);
    elseif ~exact
      found = gather(double([min(data), max(data)]));
    end
    if ~exact
      limits = found(1:2);
    end
    none = ~exact && isnan(limits(1));
    if none
      limits = [0, 1];
    end
    span = limits(2) - limits(1);
    if by_rule
      [edges, count] = by_method(method, data, known, limits, exact);
    end
    if ~isempty(edges)
      % The method has found them.
    elseif ~isempty(width)
      first = limits(1);
      if ~exact
        first = floor(first / width) * width;
      end
      edges = first + width * (0:max(ceil((limits(2) - first) / width - 1e-10), 1));
      if exact
        edges(end) = limits(2);
      end
    elseif exact
      edges = linspace(limits(1), limits(2), count + 1);
    elseif span == 0
      edges = linspace(floor(2 * limits(1) - 0.5) / 2, ceil(2 * limits(1) + 0.5) / 2, count + 1);
    else
      % From a multiple of a coarse step on, in steps of as few digits as reach the end.
      step = 10 ^ floor(log10(span / count));
      width = step * floor(span / count / step);
      first = min(width * floor(limits(1) / width), limits(1));
      if count > 1
        least = (limits(2) - first) / count;
        digit = 10 ^ floor(log10((limits(2) - first) / (count - 1) - least));
        width = digit * ceil(least / digit);
      end
      edges = first + width * (0:count);
      edges(end) = max(edges(end), limits(2));
    end
  end
  edges = reshape(double(edges), 1, []);
  if (given || exact) && ~issorted(edges) && any(diff(edges) < 0)
    error('MATLAB:histcounts:expectedIncreasing', 'histcounts: the edges must increase');
  end
  bin = binplaces(x, edges);
  % What is in no bin is counted before the first.
  n = accumarray_fold(bin(:) + 1, 1, max(numel(edges), 1));
  n = reshape(n(2:end), 1, []);
  if nargout > 2
    bin = double(bin);
  end
  widths = diff(edges);
  switch normalization
    case 'count'
    case 'probability', n = n / total;
    case 'percentage', n = 100 * n / total;
    case 'countdensity', n = n ./ widths;
    case 'pdf', n = n ./ (total * widths);
    case 'cumcount', n = cumsum(n);
    case 'cdf', n = cumsum(n) / total;
    otherwise
      error('MATLAB:histcounts:InvalidOption', 'histcounts: the normalization ''%s'' is not known', normalization);
  end
end

% The edges of bins of a width that a rule chooses, or how many bins one does.
function [edges, count] = by_method(method, x, known, limits, exact)
  edges = [];
  count = [];
  n = max(known.count, 1);
  span = limits(2) - limits(1);
  if strcmp(method, 'auto')
    % Whole numbers in a short range have a bin each.
    method = 'scott';
    if known.count > 0 && known.whole && span <= 50
      method = 'integers';
    end
  end
  width = 3.5 * known.deviation / n ^ (1 / 3);
  switch method
    case 'integers'
      % No more than 65536 bins.
      width = max(10 ^ ceil(log10(span / 65536)), 1);
      if exact
        inner = width * ceil(limits(1) / width) + 0.5:width:width * floor(limits(2) / width) - 0.5;
        edges = [limits(1), inner, limits(2)];
      else
        edges = width * ((round(limits(1) / width):round(limits(2) / width) + 1) - 0.5);
      end
      return;
    case 'sturges'
      count = ceil(log2(n)) + 1;
      return;
    case 'sqrt'
      count = ceil(sqrt(n));
      return;
    case 'fd'
      spread = 2 * iqr(double(x(~isnan(x)))) / n ^ (1 / 3);
      if spread > 0
        width = spread;
      end
    case 'scott'
    otherwise
      error('MATLAB:histcounts:InvalidOption', 'histcounts: the method ''%s'' is not known', method);
  end
  if ~(width > 0)
    count = 1;
    return;
  end
  width = readable(width);
  first = min(width * floor(limits(1) / width), limits(1));
  edges = first + width * (0:max(ceil((limits(2) - first) / width), 1));
  if exact
    edges = [limits(1), edges(edges > limits(1) & edges < limits(2)), limits(2)];
  else
    edges(end) = max(edges(end), limits(2));
  end
end

% The nearest of 1, 2, 3, 5 times a power of ten.
function w = readable(w)
  power = 10^floor(log10(w));
  steps = [1, 2, 3, 5, 10];
  w = steps(1 + sum(w / power >= [1.5, 2.5, 4, 7.5])) * power;
end
