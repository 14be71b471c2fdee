function xyz = lab2xyz(lab, varargin)
  % CIE 15:2004.
  [pixels, shape] = colorplanes('lab2xyz', imagefloat(lab));
  o = imagecoloroptions('lab2xyz', varargin, 'double');
  y = (pixels(:, 1) + 16) / 116;
  f = [y + pixels(:, 2) / 500, y, y - pixels(:, 3) / 200];
  small = f <= 6 / 29;
  t = f .^ 3 .* ~small + 3 * (6 / 29) ^ 2 * (f - 4 / 29) .* small;
  xyz = colorimage(t .* imagewhite('lab2xyz', o.WhitePoint), shape);
end
