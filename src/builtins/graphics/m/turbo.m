function map = turbo(m)
  if nargin < 1
    m = 256;
  end
  if ~isnumeric(m) || ~isscalar(m) || m ~= fix(m) || m < 0
    error('MATLAB:turbo:length', 'turbo: expected a number of rows');
  end
  % Between these colors, which lie at equal distances, the others are interpolated.
  anchors = [
    0.190 0.072 0.232
    0.251 0.252 0.633
    0.276 0.421 0.891
    0.244 0.591 0.994
    0.136 0.738 0.922
    0.105 0.868 0.745
    0.275 0.962 0.526
    0.506 0.997 0.305
    0.644 0.990 0.234
    0.793 0.929 0.209
    0.921 0.812 0.227
    0.991 0.667 0.216
    0.977 0.490 0.128
    0.903 0.317 0.056
    0.800 0.186 0.020
    0.654 0.088 0.005
    0.480 0.016 0.011];
  if m == 1
    map = anchors(1, :);
  else
    map = min(max(interp1(linspace(0, 1, 17), anchors, linspace(0, 1, m).', 'pchip'), 0), 1);
  end
  map = reshape(map, m, 3);
end
