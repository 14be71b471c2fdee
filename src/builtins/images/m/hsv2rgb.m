function rgb = hsv2rgb(varargin)
  if nargin ~= 1 && nargin ~= 3
    error('MATLAB:narginchk:notEnoughInputs', 'hsv2rgb: expected a colormap, an image, or three planes');
  end
  [hsv, shape] = colorplanes('hsv2rgb', varargin{:});
  % How far each of red, green and blue lies below the value.
  k = mod(6 * mod(hsv(:, 1), 1) + [5, 3, 1], 6);
  below = max(0, min(min(k, 4 - k), 1));
  rgb = hsv(:, 3) - hsv(:, 3) .* hsv(:, 2) .* below;
  rgb = colorimage(rgb, shape);
end
