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
      error('images:histeq:indexedImage', 'histeq: expected a gray image, not one with a colormap');
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
