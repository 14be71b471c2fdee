function [BW, thresh, gv, gh] = edge(I, method, varargin)
  % Canny, A computational approach to edge detection, IEEE PAMI 8 (1986); Marr and Hildreth, Theory of edge detection,
  % Proceedings of the Royal Society B 207 (1980).
  imagecheck('edge', I);
  if ~ismatrix(I) || ~isreal(I)
    error('images:edge:invalidImage', 'edge: the image must be a real matrix');
  end
  if nargin < 2
    method = 'sobel';
  end
  method = imageword('edge', method, {'sobel', 'prewitt', 'roberts', 'log', 'zerocross', 'canny', 'approxcanny'});
  thresh = [];
  direction = 'both';
  thin = true;
  numbers = {};
  for k = 1:numel(varargin)
    option = varargin{k};
    if ischar(option) || isstring(option)
      option = imageword('edge', option, {'both', 'horizontal', 'vertical', 'thinning', 'nothinning'});
      if any(strcmp(option, {'thinning', 'nothinning'}))
        thin = strcmp(option, 'thinning');
      else
        direction = option;
      end
    elseif isnumeric(option) && isreal(option)
      numbers{end + 1} = double(option);
    else
      error('images:edge:invalidOption', 'edge: expected a number or a word, found %s', class(option));
    end
  end
  if numel(numbers) > 0
    thresh = numbers{1};
  end
  if numel(thresh) > 1 + any(strcmp(method, {'canny', 'approxcanny'}))
    error('images:edge:invalidThreshold', 'edge: too many thresholds for ''%s''', method);
  end
  if ~isfloat(I)
    I = im2double(I);
  end
  [gv, gh] = deal([]);
  if isempty(I)
    BW = false(size(I));
    return;
  end
  switch method
    case {'sobel', 'prewitt', 'roberts'}
      [BW, thresh, gv, gh] = by_gradient(I, method, thresh, direction, thin);
    case {'log', 'zerocross'}
      if strcmp(method, 'log')
        sigma = 2;
        if numel(numbers) > 1
          sigma = numbers{2};
        end
        if ~(isscalar(sigma) && sigma > 0)
          error('images:edge:invalidSigma', 'edge: the standard deviation must be a positive number');
        end
        h = fspecial('log', 2 * ceil(3 * sigma) + 1, sigma);
      elseif numel(numbers) > 1
        h = numbers{2};
      else
        h = fspecial('log', 13, 2);
      end
      [BW, thresh] = by_crossings(imagecorrelate(I, h, 'replicate'), thresh);
    otherwise
      sigma = sqrt(2);
      if numel(numbers) > 1
        sigma = numbers{2};
      end
      if ~(isscalar(sigma) && sigma > 0)
        error('images:edge:invalidSigma', 'edge: the standard deviation must be a positive number');
      end
      [BW, thresh, gv, gh] = by_canny(I, thresh, sigma);
  end
end

function [BW, thresh, gv, gh] = by_gradient(I, method, thresh, direction, thin)
  if strcmp(method, 'roberts')
    h = [1, 0; 0, -1] / 2;
    other = [0, 1; -1, 0] / 2;
    scale = 6;
  else
    h = fspecial(method);
    other = h / sum(abs(h(:)));
    h = other.';
    scale = 4;
  end
  gv = imagecorrelate(I, h, 'replicate');
  gh = imagecorrelate(I, other, 'replicate');
  use = [~strcmp(direction, 'horizontal'), ~strcmp(direction, 'vertical')];
  b = use(1) * gv .^ 2 + use(2) * gh .^ 2;
  if isempty(thresh)
    thresh = sqrt(scale * mean(b(:)));
  end
  BW = b > thresh ^ 2;
  if thin
    x = use(1) * abs(gv);
    y = use(2) * abs(gh);
    near = 100 * eps;
    left = b(:, [1, 1:end - 1]);
    right = b(:, [2:end, end]);
    up = b([1, 1:end - 1], :);
    down = b([2:end, end], :);
    if strcmp(method, 'roberts')
      % Its two directions are the diagonals.
      left = b([1, 1:end - 1], [1, 1:end - 1]);
      right = b([2:end, end], [2:end, end]);
      up = b([2:end, end], [1, 1:end - 1]);
      down = b([1, 1:end - 1], [2:end, end]);
    end
    BW = BW & (x >= y - near & left <= b & b > right | y >= x - near & up <= b & b > down);
  end
end

function [BW, thresh] = by_crossings(b, thresh)
  if isempty(thresh)
    thresh = 0.75 * mean(abs(b(:)));
  end
  [m, n] = size(b);
  BW = false(m, n);
  for way = 1:2
    % A negative element beside a positive one, or a zero between the two.
    next = b([2:m, m], :);
    last = b([1, 1:m - 1], :);
    found = b < 0 & (next > 0 & next - b > thresh | last > 0 & last - b > thresh);
    found = found | b == 0 & next .* last < 0 & abs(next - last) > 2 * thresh;
    if way == 2
      found = found.';
    end
    BW = BW | found;
    b = b.';
    [m, n] = size(b);
  end
end

function [BW, thresh, gv, gh] = by_canny(I, thresh, sigma)
  half = ceil(4 * sigma);
  x = -half:half;
  g = exp(-x .^ 2 / (2 * sigma ^ 2));
  g = g / sum(g);
  d = gradient(g);
  d = max(d, 0) / sum(max(d, 0)) - min(d, 0) / sum(min(d, 0));
  gv = imagecorrelate(imagecorrelate(I, g.', 'replicate'), -d, 'replicate');
  gh = imagecorrelate(imagecorrelate(I, g, 'replicate'), -d.', 'replicate');
  magnitude = hypot(gv, gh);
  most = max(magnitude(:));
  magnitude = magnitude / merge(most > 0, most, ones('like', most));
  if isempty(thresh)
    % The first of 64 bins up to which there are more than 70 percent.
    high = (sum(cumsum(imhist(magnitude, 64)) <= 0.7 * numel(I)) + 1) / 64;
    low = 0.4 * high;
  else
    low = thresh(1);
    high = thresh(end);
    if isscalar(thresh)
      low = 0.4 * high;
    end
    if ~(low < high) || high > 1 || low < 0
      error('images:edge:thresholdMustBeLessThanOne', ...
            'edge: the thresholds must be between 0 and 1, the lower one first');
    end
  end
  thresh = [low, high];
  % What is not less than along the gradient on both sides, where it is interpolated.
  P = imagepad(magnitude, [1, 1], [1, 1], 0);
  [m, n] = size(magnitude);
  steep = abs(gv) < abs(gh);
  ratio = min(abs(gv), abs(gh)) ./ max(max(abs(gv), abs(gh)), realmin);
  side = sign(gv) .* sign(gh) < 0;
  at = @(i, j) P((2:m + 1) + i, (2:n + 1) + j);
  ahead = mixed(at, ratio, steep, side, 1);
  behind = mixed(at, ratio, steep, side, -1);
  near = sqrt(eps(class(I)));
  ridge = magnitude > low & magnitude >= ahead * (1 - near) & magnitude > behind * (1 + near);
  ridge([1, m], :) = false;
  ridge(:, [1, n]) = false;
  BW = joined(ridge & magnitude > high, ridge);
end

function BW = joined(BW, ridge)
  % What hangs together with something strong along ridges, of which none is on the border: some steps in all directions before
  % it is asked whether they end.
  [m, n] = size(ridge);
  steps = 16;
  going = true;
  while going
    last = BW;
    for k = 1:steps
      near = BW | BW([2:m, m], :) | BW([1, 1:m - 1], :);
      BW = ridge & (near | near(:, [2:n, n]) | near(:, [1, 1:n - 1]));
    end
    going = any(BW(:) ~= last(:));
    steps = min(2 * steps, 128);
  end
end

function v = mixed(at, ratio, steep, side, s)
  % The magnitude one step on along the gradient: between a neighbour in the row or column and one on a diagonal.
  straight = at(s, 0) .* steep + at(0, s) .* ~steep;
  diagonal = at(s, s) .* ~side + at(-s, s) .* (side & ~steep) + at(s, -s) .* (side & steep);
  v = (1 - ratio) .* straight + ratio .* diagonal;
end
