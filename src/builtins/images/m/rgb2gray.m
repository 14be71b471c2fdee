function gray = rgb2gray(rgb)
  kind = class(rgb);
  if isinteger(rgb)
    % The weights add up to one: integers are weighted as they are.
    rgb = double(rgb);
  end
  [pixels, shape] = colorplanes('rgb2gray', rgb);
  gray = pixels(:, 1) * 0.298936 + pixels(:, 2) * 0.587043 + pixels(:, 3) * 0.114021;
  if numel(shape) == 2
    gray = repmat(gray, 1, 3);
  else
    gray = colorimage(gray, shape);
  end
  gray = cast(gray, kind);
end
