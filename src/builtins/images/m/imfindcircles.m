function [centers, radii, strength] = imfindcircles(A, radius, varargin)
  % Atherton and Kerbyson, Size invariant circle detection, Image and Vision Computing 17 (1999).
  imagecheck('imfindcircles', A);
  if ~(isnumeric(radius) && any(numel(radius) == [1, 2]) && all(radius(:) > 0 & isfinite(radius(:))) && ...
       radius(1) <= radius(end))
    error('images:imfindcircles:invalidRadius', ...
          'imfindcircles: expected a positive radius, or the least and the largest one');
  end
  radius = double(radius);
  o = struct('ObjectPolarity', 'bright', 'Method', 'PhaseCode', 'Sensitivity', 0.85, 'EdgeThreshold', []);
  o = imageoptions('imfindcircles', varargin, o);
  bright = strcmp(imageword('imfindcircles', o.ObjectPolarity, {'bright', 'dark'}), 'bright');
  imageword('imfindcircles', o.Method, {'PhaseCode', 'TwoStage'});
  if ~(isscalar(o.Sensitivity) && o.Sensitivity >= 0 && o.Sensitivity <= 1)
    error('images:imfindcircles:invalidSensitivity', 'imfindcircles: the sensitivity must be between 0 and 1');
  end
  least = 1 - double(o.Sensitivity);
  if size(A, 3) == 3
    A = rgb2gray(A);
  end
  I = im2single(A);
  if islogical(A)
    % Edges that are not as sharp tell more of where they lead to.
    I = imfilter(I, fspecial('gaussian', 5, 1), 'replicate');
  end
  [centers, radii, strength] = deal(zeros(0, 2), zeros(0, 1), zeros(0, 1));
  [gx, gy] = imgradientxy(I, 'sobel');
  slope = hypot(gx, gy);
  top = max(slope(:));
  if isempty(I) || top == 0
    return;
  end
  level = o.EdgeThreshold;
  if isempty(level)
    level = graythresh(slope / top);
  end
  edges = find(gather(slope > double(level) * top));
  [m, n] = size(I);
  y = mod(edges - 1, m) + 1;
  x = floor((edges - 1) / m) + 1;
  way = 2 * bright - 1;
  ux = way * double(gather(gx(edges))) ./ double(gather(slope(edges)));
  uy = way * double(gather(gy(edges))) ./ double(gather(slope(edges)));
  % Circles that are larger than the image leave no votes.
  radius(end) = max(min(radius(end), 2 * hypot(m, n)), radius(1));
  steps = radius(1):0.5:radius(end);
  if isscalar(radius) || numel(steps) == 1
    steps = radius(1);
    phase = 0;
  else
    phase = (log(steps) - log(radius(1))) / (log(radius(end)) - log(radius(1))) * 2 * pi - pi;
  end
  % All radii of an edge at once; each circle has one vote in all.
  c = round(x + ux * steps);
  r = round(y + uy * steps);
  inside = c >= 1 & c <= n & r >= 1 & r <= m;
  at = r + (c - 1) * m;
  weight = exp(1i * phase) ./ (2 * pi * steps) + zeros(numel(x), 1);
  H = accumarray(at(inside), real(weight(inside)), [m * n, 1]) + ...
      1i * accumarray(at(inside), imag(weight(inside)), [m * n, 1]);
  H = reshape(H, m, n);
  V = abs(H);
  S = V;
  if min(m, n) > 5
    S = medfilt2(V, [5, 5]);
  end
  high = imhmax(S, max(least - eps(least), 0));
  peaks = imregionalmax(high) & high > 0;
  stats = regionprops(peaks, V, 'WeightedCentroid');
  if isempty(stats)
    return;
  end
  centers = vertcat(stats.WeightedCentroid);
  centers = centers(all(isfinite(centers), 2), :);
  place = round(centers(:, 2)) + (round(centers(:, 1)) - 1) * m;
  strength = gather(S(place));
  [strength, order] = sort(strength(:), 'descend');
  kept = strength >= least;
  strength = strength(kept);
  centers = centers(order(kept), :);
  place = place(order(kept));
  if numel(steps) == 1
    radii = repmat(radius(1), numel(place), 1);
  else
    turn = gather(angle(H(place(:))));
    radii = exp((turn(:) + pi) / (2 * pi) * (log(radius(end)) - log(radius(1))) + log(radius(1)));
  end
end
