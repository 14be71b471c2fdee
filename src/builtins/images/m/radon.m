function [R, xp] = radon(I, theta)
  % Each pixel as four, each of which falls on two places of the projection.
  imagecheck('radon', I);
  if ~ismatrix(I)
    error('images:radon:invalidImage', 'radon: the image must be a matrix');
  end
  if nargin < 2
    theta = 0:179;
  elseif ~(isnumeric(theta) && isreal(theta) && all(isfinite(theta(:))))
    error('images:radon:invalidTheta', 'radon: the angles must be real numbers of degrees');
  end
  theta = double(reshape(theta, 1, []));
  [m, n] = size(I);
  middle = floor(([m, n] + 1) / 2);
  half = ceil(norm([m, n] - middle)) + 1;
  xp = (-half:half).';
  [y, x] = ndgrid(middle(1) - (1:m), (1:n) - middle(2));
  value = double(I(:)) / 4;
  places = numel(xp);
  R = zeros(places, numel(theta));
  % Several angles at once, all pixels of each: whether some of them are 0 would have to be asked.
  step = max(1, floor(2 ^ 18 / max(numel(I), 1)));
  for first = 1:step:numel(theta)
    part = first:min(first + step - 1, numel(theta));
    c = cosd(theta(part));
    s = sind(theta(part));
    sums = zeros(places * numel(part), 1);
    for dx = [-0.25, 0.25]
      for dy = [-0.25, 0.25]
        place = (x(:) + dx) .* c + (y(:) + dy) .* s + half + 1;
        low = floor(place);
        share = place - low;
        at = low + (0:numel(part) - 1) * places;
        sums = sums + accumarray_fold(at(:), reshape(value .* (1 - share), [], 1), numel(sums)) + ...
               accumarray_fold(at(:) + 1, reshape(value .* share, [], 1), numel(sums));
      end
    end
    R(:, part) = reshape(sums, places, []);
  end
end
