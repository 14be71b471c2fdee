function [r, g, b] = ind2rgb(x, map)
  at = colorindex('ind2rgb', x, map, 'last');
  sizes = size(x);
  sizes(end + 1:4) = 1;
  rgb = colorimage(map(at(:), :), [sizes(1:2), 3, prod(sizes(3:end))]);
  if nargout < 2
    r = rgb;
  else
    r = reshape(rgb(:, :, 1, :), size(x));
    g = reshape(rgb(:, :, 2, :), size(x));
    b = reshape(rgb(:, :, 3, :), size(x));
  end
end
