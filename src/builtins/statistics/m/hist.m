function [counts, centers] = hist(y, x, norm)
  if ~(isnumeric(y) || islogical(y)) || ~isreal(y)
    error('MATLAB:hist:InvalidInput', 'hist: expected real data');
  end
  if nargin < 2 || isempty(x)
    x = 10;
  end
  if ~isreal(x) || ischar(x)
    error('MATLAB:hist:InvalidInput', 'hist: the number of bins, or their centers, must be real');
  end
  in_row = isvector(y);
  if in_row
    y = y(:);
  end
  if ~isfloat(y)
    y = double(y);
  end
  x = double(x);
  if isscalar(x) && ~isnan(x)
    if x < 1
      error('MATLAB:hist:InvalidInput', 'hist: the number of bins must be positive');
    end
    [low, high] = deal(min(y(isfinite(y))), max(y(isfinite(y))));
    if isempty(low)
      [low, high] = deal(0, 1);
    elseif low == high
      [low, high] = deal(low - floor(x / 2) - 0.5, high + ceil(x / 2) - 0.5);
    end
    width = (high - low) / x;
    centers = low + width * ((1:x) - 0.5);
    middle = low + width * (1:x - 1);
  else
    centers = sort(x(:).');
    middle = centers(1:end - 1) + diff(centers) / 2;
  end
  middle = middle + eps(middle);
  counts = zeros(numel(centers), size(y, 2));
  for k = 1:size(y, 2)
    column = sort(y(~isnan(y(:, k)), k));
    % So many are at most each of the middles between two centers.
    below = [0, arrayfun(@(m) sum(column <= m), middle), numel(column)];
    counts(:, k) = diff(below);
  end
  if nargin > 2
    counts = counts ./ sum(counts) * norm;
  end
  if in_row
    counts = counts.';
  else
    centers = centers(:);
  end
  if nargout == 0
    bar(centers, counts);
    clear counts centers
  end
end
