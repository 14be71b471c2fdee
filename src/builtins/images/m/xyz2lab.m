function lab = xyz2lab(xyz, varargin)
  % CIE 15:2004.
  [pixels, shape] = colorplanes('xyz2lab', imagefloat(xyz));
  o = imagecoloroptions('xyz2lab', varargin, 'double');
  t = pixels ./ imagewhite('xyz2lab', o.WhitePoint);
  small = t <= (6 / 29) ^ 3;
  f = nthroot(t, 3) .* ~small + (t * ((29 / 6) ^ 2 / 3) + 4 / 29) .* small;
  lab = colorimage([116 * f(:, 2) - 16, 500 * (f(:, 1) - f(:, 2)), 200 * (f(:, 2) - f(:, 3))], shape);
end
