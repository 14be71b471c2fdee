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
    known = y;
    known(~isfinite(known)) = NaN;
    ends = gather([min(known(:)), max(known(:))]);
    [low, high] = deal(ends(1:end / 2), ends(end / 2 + 1:end));
    if isempty(low) || isnan(low)
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
  n = numel(centers);
  pages = size(y, 2);
  % A number goes behind the middles that are less than it.
  k = n - bracket(-middle(end:-1:1), -y);
  k(isnan(y)) = 0;
  counts = accumarray_fold(reshape(uint32(k) + uint32((0:pages - 1) * (n + 1)) + 1, [], 1), 1, pages * (n + 1));
  counts = reshape(counts, n + 1, pages);
  counts = counts(2:end, :);
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
