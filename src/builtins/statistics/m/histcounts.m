function [n, edges, bin] = histcounts(x, varargin)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:histcounts:InvalidInput', 'histcounts: expected numbers, found %s', class(x));
  end
  edges = [];
  count = [];
  width = [];
  limits = [];
  normalization = 'count';
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
      case 'binmethod'
        if strcmp(varargin{k + 1}, 'integers')
          width = 1;
          limits = [min(x(:)) - 0.5, max(x(:)) + 0.5];
        end
      otherwise
        error('MATLAB:histcounts:InvalidOption', 'histcounts: the option ''%s'' is not known', varargin{k});
    end
    k = k + 2;
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
    if ~exact
      limits = gather(double([min(data), max(data)]));
    end
    none = ~exact && isnan(limits(1));
    if none
      limits = [0, 1];
    end
    span = limits(2) - limits(1);
    if isempty(count) && isempty(width) && ~exact && ~none && span <= 50 && all(data == round(data) | isnan(data))
      % Whole numbers in a short range have a bin each.
      edges = (limits(1):limits(2) + 1) - 0.5;
    elseif isempty(count) && isempty(width)
      % The rule of Scott, in steps that are easy to read.
      width = 3.5 * gather(double(std(data, 'omitnan'))) / max(gather(sum(~isnan(data))), 1)^(1 / 3);
      if ~(width > 0)
        width = 1;
      end
      width = readable(width);
      edges = floor(limits(1) / width) * width:width:ceil(limits(2) / width) * width;
      if numel(edges) < 2
        edges = limits(1) + [-0.5, 0.5];
      end
      if edges(end) < limits(2)
        edges(end + 1) = edges(end) + width;
      end
    elseif ~isempty(width)
      first = limits(1);
      if ~exact
        first = floor(first / width) * width;
      end
      edges = first + width * (0:max(ceil((limits(2) - first) / width - 1e-10), 1));
      if exact
        edges(end) = limits(2);
      end
    elseif span == 0
      edges = linspace(limits(1) - 0.5, limits(1) + 0.5, count + 1);
    elseif exact
      edges = linspace(limits(1), limits(2), count + 1);
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

% The nearest of 1, 2, 3, 5 times a power of ten.
function w = readable(w)
  power = 10^floor(log10(w));
  steps = [1, 2, 3, 5, 10];
  [~, at] = min(abs(w / power - steps));
  w = steps(at) * power;
end
