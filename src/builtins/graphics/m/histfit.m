function h = histfit(data, bins, shape)
  if nargin < 1 || ~isnumeric(data) || ~isvector(data)
    error('MATLAB:histfit:data', 'histfit: expected a vector of values');
  end
  data = double(data(~isnan(data)));
  data = data(:);
  n = numel(data);
  if nargin < 2 || isempty(bins)
    bins = ceil(sqrt(n));
  end
  if nargin < 3
    shape = 'normal';
  end
  [counts, centers] = hist(data, bins);
  width = (max(data) - min(data)) / bins;
  switch lower(char(shape))
    case 'normal'
      reach = mean(data) + 3 * std(data) * [-1 1];
      x = linspace(min(reach(1), min(data)), max(reach(2), max(data)), 100);
      y = normpdf(x, mean(data), std(data));
    case 'exponential'
      x = linspace(0, max(data), 100);
      y = exppdf(x, mean(data));
    case 'lognormal'
      x = linspace(min(data), max(data), 100);
      y = lognpdf(x, mean(log(data)), std(log(data)));
    case 'poisson'
      x = min(data):max(data);
      y = poisspdf(x, mean(data));
    case 'kernel'
      [y, x] = ksdensity(data);
    otherwise
      error('MATLAB:histfit:shape', 'histfit: no fit of ''%s'' is known; normal, exponential, lognormal, poisson and kernel are', char(shape));
  end
  held = ishold;
  first = bar(centers, counts, 1);
  hold on
  second = plot(x, y * n * width, 'r-', 'LineWidth', 2);
  if ~held
    hold off
  end
  if nargout > 0
    h = [first; second];
  end
end
