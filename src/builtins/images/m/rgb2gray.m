function gray = rgb2gray(rgb)
  kind = class(rgb);
  if isinteger(rgb)
    % The weights add up to one: integers are weighted as they are.
    rgb = double(rgb);
  end
  [pixels, shape] = colorplanes('rgb2gray', rgb);
  % The luminance of NTSC, as rgb2ntsc has it.
  gray = pixels(:, 1) * 0.29893602129377539 + pixels(:, 2) * 0.58704307445112136 + pixels(:, 3) * 0.11402090425510325;
  if numel(shape) == 2
    gray = repmat(gray, 1, 3);
  else
    gray = colorimage(gray, shape);
  end
  gray = cast(gray, kind);
end
