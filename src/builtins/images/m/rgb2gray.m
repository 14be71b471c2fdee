function gray = rgb2gray(rgb)
  kind = class(rgb);
  if isinteger(rgb)
    % The weights add up to one but for rounding: integers are weighted as they are, and rounded.
    rgb = double(rgb);
  end
  [pixels, shape] = colorplanes('rgb2gray', rgb);
  gray = pixels(:, 1) * 0.2989360212937754 + pixels(:, 2) * 0.5870430744511212 + pixels(:, 3) * 0.11402090425510332;
  if numel(shape) == 2
    gray = repmat(gray, 1, 3);
  else
    gray = colorimage(gray, shape);
  end
  gray = cast(gray, kind);
end
