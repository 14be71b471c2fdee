function J = adapthisteq(I, varargin)
  % Zuiderveld, Contrast limited adaptive histogram equalization, Graphics Gems IV, 1994.
  imagecheck('adapthisteq', I);
  if ~ismatrix(I) || islogical(I)
    error('images:adapthisteq:invalidImage', 'adapthisteq: the image must be a matrix of shades');
  end
  o = struct('NumTiles', [8, 8], 'ClipLimit', 0.01, 'NBins', 256, 'Range', 'full', ...
             'Distribution', 'uniform', 'Alpha', 0.4);
  o = imageoptions('adapthisteq', varargin, o);
  tiles = imagecount('adapthisteq', o.NumTiles, 'the number of tiles', 2);
  bins = imagecount('adapthisteq', o.NBins, 'the number of bins', 1);
  if ~(isnumeric(o.ClipLimit) && isscalar(o.ClipLimit) && o.ClipLimit >= 0 && o.ClipLimit <= 1)
    error('images:adapthisteq:invalidClipLimit', 'adapthisteq: the clip limit must be between 0 and 1');
  end
  shape = imageword('adapthisteq', o.Distribution, {'uniform', 'rayleigh', 'exponential'});
  if isempty(I)
    J = I;
    return;
  end
  x = double(imageunit(I));
  range = [0, 1];
  if strcmp(imageword('adapthisteq', o.Range, {'full', 'original'}), 'original')
    range = [min(x(:)), max(x(:))];
  end
  [m, n] = size(x);
  if any([m, n] < tiles)
    error('images:adapthisteq:inputImageTooSmallToSplit', 'adapthisteq: an image of %d by %d has no %d by %d tiles', m, n, tiles);
  end
  tile = ceil([m, n] ./ tiles);
  more = tile .* tiles - [m, n];
  P = imagepad(x, [0, 0], more, 'symmetric');
  bin = min(max(floor(P * (bins - 1) + 0.5) + 1, 1), bins);
  of = floor((0:size(P, 1) - 1).' / tile(1)) + floor((0:size(P, 2) - 1) / tile(2)) * tiles(1) + 1;
  counts = accumarray([bin(:), of(:)], 1, [bins, prod(tiles)]);
  % What is above the limit is spread over the other bins.
  pixels = prod(tile);
  least = ceil(pixels / bins);
  limit = least + round(double(o.ClipLimit) * (pixels - least));
  for k = 1:bins
    excess = sum(max(counts - limit, 0), 1);
    if ~any(excess > 1e-9)
      break;
    end
    counts = min(counts, limit);
    room = counts < limit;
    counts = counts + room .* (excess ./ max(sum(room, 1), 1));
  end
  share = cumsum(counts, 1) / pixels;
  switch shape
    case 'rayleigh'
      most = 1 - exp(-1 / (2 * o.Alpha ^ 2));
      share = sqrt(-2 * o.Alpha ^ 2 * log(max(1 - most * share, realmin)));
    case 'exponential'
      most = 1 - exp(-1 / o.Alpha);
      share = -o.Alpha * log(max(1 - most * share, realmin));
  end
  share = min(max(share, 0), 1) * (range(2) - range(1)) + range(1);
  % Each pixel between the middles of four tiles.
  [i, r] = between(m, tile(1), tiles(1));
  [j, c] = between(n, tile(2), tiles(2));
  i2 = min(i + 1, tiles(1));
  j2 = min(j + 1, tiles(2));
  i = max(i, 1);
  j = max(j, 1);
  bin = bin(1:m, 1:n);
  at = @(a, b) share(bin + (a.' - 1 + (b - 1) * tiles(1)) * bins);
  r = r.';
  y = (1 - r) .* (1 - c) .* at(i, j) + r .* (1 - c) .* at(i2, j) + (1 - r) .* c .* at(i, j2) + r .* c .* at(i2, j2);
  J = imageshades(y, class(I));
end

function [i, t] = between(n, tile, tiles)
  place = ((1:n) - 0.5) / tile + 0.5;
  i = min(floor(place), tiles);
  t = place - i;
end
