function [h, s, v] = rgb2hsv(varargin)
  if nargin ~= 1 && nargin ~= 3
    error('MATLAB:narginchk:notEnoughInputs', 'rgb2hsv: expected a colormap, an image, or three planes');
  end
  [rgb, shape] = colorplanes('rgb2hsv', varargin{:});
  r = rgb(:, 1);
  g = rgb(:, 2);
  b = rgb(:, 3);
  value = max(rgb, [], 2);
  range = value - min(rgb, [], 2);
  divisor = range + (range == 0);
  hue = 4 + (r - g) ./ divisor;
  at = g == value;
  hue(at) = 2 + (b(at) - r(at)) ./ divisor(at);
  at = r == value;
  hue(at) = mod((g(at) - b(at)) ./ divisor(at), 6);
  hue(range == 0) = 0;
  saturation = range ./ (value + (value == 0));
  saturation(value == 0) = 0;
  hsv = colorimage([hue / 6, saturation, value], shape);
  if nargout < 2
    h = hsv;
  elseif numel(shape) == 2
    h = hsv(:, 1);
    s = hsv(:, 2);
    v = hsv(:, 3);
  else
    h = hsv(:, :, 1, :);
    s = hsv(:, :, 2, :);
    v = hsv(:, :, 3, :);
  end
end
