function [I, H] = iradon(R, theta, varargin)
  % Filtered back projection: Kak and Slaney, Principles of Computerized Tomographic Imaging, 1988, chapter 3.
  imagecheck('iradon', R);
  if ~ismatrix(R) || ~(isnumeric(theta) && isreal(theta))
    error('images:iradon:invalidProjections', 'iradon: expected projections in columns and their angles in degrees');
  end
  theta = double(reshape(theta, 1, []));
  if isempty(theta)
    theta = 180 / max(size(R, 2), 1);
  end
  if isscalar(theta) && size(R, 2) > 1
    theta = (0:size(R, 2) - 1) * theta;
  end
  if numel(theta) ~= size(R, 2)
    error('images:iradon:invalidTheta', 'iradon: expected %d angles, found %d', size(R, 2), numel(theta));
  end
  methods = {'nearest', 'linear', 'spline', 'pchip', 'cubic', 'v5cubic'};
  filters = {'ram-lak', 'shepp-logan', 'cosine', 'hamming', 'hann', 'none'};
  method = 'linear';
  filter = 'ram-lak';
  scale = 1;
  extent = 2 * floor(size(R, 1) / (2 * sqrt(2)));
  scaled = false;
  for k = 1:numel(varargin)
    option = varargin{k};
    if ischar(option) || isstring(option)
      option = imageword('iradon', option, [methods, filters]);
      if any(strcmp(option, filters))
        filter = option;
      else
        method = option;
      end
    elseif ~(isnumeric(option) && isscalar(option) && option > 0)
      error('images:iradon:invalidOption', 'iradon: expected a word or a positive number');
    elseif option <= 1 && ~scaled && option ~= extent
      scale = double(option);
      scaled = true;
    else
      extent = imagecount('iradon', option, 'the size of the image', 1);
    end
  end
  R = double(R);
  len = size(R, 1);
  [P, H] = filtered(R, filter, scale);
  at = (1:extent) - floor((extent + 1) / 2);
  [x, y] = meshgrid(at, -at);
  middle = floor((len + 1) / 2);
  places = (1:len) - middle;
  I = zeros(extent);
  % All projections with zeros before and after them, one after the other.
  rows = len + 3;
  padded = [zeros(1, numel(theta)); P; zeros(2, numel(theta))];
  for k = 1:numel(theta)
    t = x * cosd(theta(k)) + y * sind(theta(k));
    if strcmp(method, 'linear')
      low = floor(t);
      share = t - low;
      low = min(max(low + middle + 1, 1), len + 2) + (k - 1) * rows;
      I = I + ((1 - share) .* padded(low) + share .* padded(low + 1));
    else
      I = I + reshape(interp1(places, P(:, k), t(:), strrep(method, 'v5cubic', 'cubic'), 0), extent, extent);
    end
  end
  I = I * (pi / (2 * max(numel(theta), 1)));
end

function [P, H] = filtered(R, filter, scale)
  len = size(R, 1);
  order = max(64, 2 ^ nextpow2(2 * len));
  if strcmp(filter, 'none')
    H = ones(order, 1);
    P = R;
    return;
  end
  n = (0:order / 2).';
  h = zeros(order / 2 + 1, 1);
  h(1) = 1 / 4;
  h(2:2:end) = -1 ./ (pi * n(2:2:end)) .^ 2;
  H = 2 * real(fft([h; h(end - 1:-1:2)]));
  H = H(1:order / 2 + 1);
  w = 2 * pi * n / order;
  v = w(2:end) / scale;
  switch filter
    case 'shepp-logan'
      H(2:end) = H(2:end) .* sin(v / 2) ./ (v / 2);
    case 'cosine'
      H(2:end) = H(2:end) .* cos(v / 2);
    case 'hamming'
      H(2:end) = H(2:end) .* (0.54 + 0.46 * cos(v));
    case 'hann'
      H(2:end) = H(2:end) .* (1 + cos(v)) / 2;
  end
  H(w > pi * scale) = 0;
  H = [H; H(end - 1:-1:2)];
  P = real(ifft(fft(R, order) .* H));
  P = P(1:len, :);
end
