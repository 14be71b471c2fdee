function [J, T] = histeq(I, varargin)
  % The change of shades whose cumulative histogram is nearest to the one that is wanted: Pratt, Digital Image
  % Processing.
  imagecheck('histeq', I);
  n = 256;
  levels = 64;
  wanted = [];
  if ~isempty(varargin)
    if isscalar(varargin{1})
      levels = imagecount('histeq', varargin{1}, 'the number of shades', 1);
    elseif colormapcheck(varargin{1}) && size(varargin{1}, 2) == 3
      [J, T] = of_colors(I, varargin{:});
      return;
    else
      wanted = varargin{1};
    end
  end
  even = isempty(wanted);
  if even
    wanted = ones(1, levels) / levels;
  end
  if ~even && ~(isnumeric(wanted) && isreal(wanted) && all(wanted(:) >= 0) && sum(wanted(:)) > 0)
    error('images:histeq:invalidHistogram', 'histeq: the histogram must be nonnegative numbers');
  end
  wanted = reshape(double(wanted), 1, []) / sum(wanted(:)) * max(numel(I), 1);
  m = numel(wanted);
  counts = imhist(I, n).';
  % Above the cumulative histogram by no more than half of what a shade holds.
  above = cumsum(wanted).' - cumsum(counts);
  away = abs(above);
  away(above > counts / 2 + 1e-9 * max(numel(I), 1)) = Inf;
  [~, T] = min(away, [], 1);
  T = (cummax(T) - 1) / max(m - 1, 1);
  bin = min(max(floor(double(imageunit(I)) * (n - 1) + 0.5) + 1, 1), n);
  J = imageshades(reshape(T(bin), size(I)), class(I));
end

function [map, T] = of_colors(X, map, wanted)
  % The luminances of a colormap, as often as the image has its colors, become those of a flat histogram.
  at = colorindex('histeq', X, map, true);
  m = size(map, 1);
  counts = accumarray(min(max(at(:), 1), m), 1, [m, 1]).';
  if nargin < 3
    wanted = ones(1, m);
  elseif isscalar(wanted)
    wanted = ones(1, imagecount('histeq', wanted, 'the number of shades', 1));
  end
  wanted = reshape(double(wanted), 1, []) / sum(wanted(:)) * numel(X);
  yiq = rgb2ntsc(map);
  [~, order] = sort(yiq(:, 1));
  counts = counts(order);
  above = cumsum(wanted).' - cumsum(counts);
  away = abs(above);
  away(above > counts / 2 + 1e-9 * max(numel(X), 1)) = Inf;
  [~, T] = min(away, [], 1);
  T = (cummax(T) - 1) / max(numel(wanted) - 1, 1);
  T(order) = T;
  yiq(:, 1) = T(:);
  map = ntsc2rgb(yiq);
end
