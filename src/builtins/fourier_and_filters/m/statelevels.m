function [levels, counts, places] = statelevels(x, bins, method, bounds)
  % The modes, or means, of the lower and the upper half of a histogram: IEEE Std 181.
  if ~isnumeric(x) || ~isreal(x) || ~isvector(x)
    error('signal:statelevels:invalidSignal', 'statelevels: expected a vector of real numbers');
  end
  x = x(:);
  if ~isfloat(x)
    x = double(x);
  end
  if nargin < 2 || isempty(bins)
    bins = 100;
  end
  if nargin < 3 || isempty(method)
    method = 'mode';
  end
  if nargin < 4
    bounds = [min(x), max(x)];
  end
  width = (bounds(2) - bounds(1)) / bins;
  if ~(width > 0)
    error('signal:statelevels:constant', 'statelevels: the signal has one level alone');
  end
  at = double(min(max(ceil((x - bounds(1)) / width), 1), bins));
  counts = accumarray(at, 1, [bins, 1]);
  places = bounds(1) + ((1:bins)' - 0.5) * width;
  first = find(counts, 1);
  last = find(counts, 1, 'last');
  middle = first + floor((last - first) / 2);
  low = first:middle;
  high = max(middle + 1, first):last;
  switch lower(char(method))
    case 'mode'
      [~, a] = max(counts(low));
      [~, b] = max(counts(high));
      levels = [places(low(a)), places(high(b))];
    case 'mean'
      levels = [counts(low)' * places(low) / sum(counts(low)), counts(high)' * places(high) / sum(counts(high))];
    otherwise
      error('signal:statelevels:invalidMethod', 'statelevels: expected mode or mean, found ''%s''', char(method));
  end
end
