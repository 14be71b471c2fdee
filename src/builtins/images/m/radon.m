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
  [y, x, value] = find(double(I));
  x = x(:) - middle(2);
  y = middle(1) - y(:);
  value = value(:) / 4;
  R = zeros(numel(xp), numel(theta));
  for k = 1:numel(theta)
    c = cosd(theta(k));
    s = sind(theta(k));
    for dx = [-0.25, 0.25]
      for dy = [-0.25, 0.25]
        place = (x + dx) * c + (y + dy) * s + half + 1;
        low = floor(place);
        share = place - low;
        R(:, k) = R(:, k) + accumarray([low; low + 1], [value .* (1 - share); value .* share], [numel(xp), 1]);
      end
    end
  end
end
