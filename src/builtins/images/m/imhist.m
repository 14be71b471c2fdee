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
    v = double(I(:));
    if n == 1
      bin = ones(size(v));
    else
      bin = floor((v - low) * ((n - 1) / (high - low)) + 0.5) + 1;
      bin = min(max(bin, 1), n);
      bin(isnan(v)) = 1;
    end
    x = linspace(low, high, n).';
  end
  counts = accumarray(bin(:), 1, [n, 1]);
  if nargout == 0
    stem(x, counts, 'Marker', 'none');
    xlim([x(1), max(x(end), x(1) + 1e-3)]);
    clear counts
  end
end
