function [counts, x] = imhist(I, n)
  imagecheck('imhist', I);
  mapped = false;
  if nargin < 2 || isempty(n)
    n = 256;
    if islogical(I)
      n = 2;
    end
  elseif ~isscalar(n)
    if ~colormapcheck(n)
      error('images:imhist:invalidMap', 'imhist: expected a number of bins or a colormap');
    end
    mapped = true;
    map = n;
    n = size(map, 1);
  elseif ~(isnumeric(n) && n >= 1 && n == fix(n) && isfinite(n))
    error('images:imhist:invalidBins', 'imhist: the number of bins must be a positive whole number');
  end
  n = double(n);
  [low, high] = imagerange(I);
  if mapped
    bin = min(double(I(:)) + isinteger(I) + islogical(I), n);
    x = (1:n).';
  else
    bin = binsof(I(:), n, low, high);
    x = linspace(low, high, n).';
  end
  if mapped
    counts = accumarray(bin(:), 1, [n, 1]);
  else
    % These are places for sure.
    counts = reshape(accumarray_fold(uint32(bin(:)), 1, n), n, 1);
  end
  if nargout == 0
    stem(x, counts, 'Marker', 'none');
    xlim([x(1), max(x(end), x(1) + 1e-3)]);
    clear counts
  end
end

function bin = binsof(v, n, low, high)
  % The nearest of n shades from low to high; the first one of what is not a number.
  if n == 1
    bin = ones(size(v));
  elseif isinteger(v) && high - low < 65536
    % Each number that there can be is looked up.
    bins = nearest((low:high).', n, low, high);
    bin = bins(single(v) - (low - 1));
  elseif isa(v, 'single')
    % Between the least singles that belong to each shade: the product is rounded.
    edges = ((2:n) - 1.5) / (n - 1);
    from = single(edges);
    % More than half of the way to the next single, and less than one and a half.
    from = [-Inf, from + from * (0.625 * eps('single')) .* (from < edges), NaN].';
    place = min(max(floor(v * (n - 1) + 0.5) + 1, 1), n);
    bin = place + (v >= from(place + 1)) - (v < from(place));
  else
    bin = nearest(double(v), n, low, high);
  end
end

function bin = nearest(v, n, low, high)
  bin = min(max(floor((v - low) * ((n - 1) / (high - low)) + 0.5) + 1, 1), n);
end
