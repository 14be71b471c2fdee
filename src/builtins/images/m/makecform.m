function C = makecform(kind, varargin)
  kinds = {'srgb2lab', 'lab2srgb', 'srgb2xyz', 'xyz2srgb', 'xyz2lab', 'lab2xyz', 'lab2lch', 'lch2lab', 'xyz2xyl', ...
           'xyl2xyz', 'xyz2uvl', 'uvl2xyz', 'xyz2upvpl', 'upvpl2xyz'};
  kind = imageword('makecform', kind, kinds);
  o = imageoptions('makecform', varargin, struct('WhitePoint', 'icc', 'AdaptedWhitePoint', 'icc'));
  white = o.WhitePoint;
  if contains(kind, 'srgb')
    white = o.AdaptedWhitePoint;
  end
  white = imagewhite('makecform', white);
  spaces = strsplit(kind, '2');
  rgb = {'WhitePoint', white};
  switch kind
    case 'srgb2lab'
      f = @(x) rgb2lab(x, rgb{:});
    case 'lab2srgb'
      f = @(x) min(max(lab2rgb(x, rgb{:}), 0), 1);
    case 'srgb2xyz'
      f = @(x) rgb2xyz(x, rgb{:});
    case 'xyz2srgb'
      f = @(x) min(max(xyz2rgb(x, rgb{:}), 0), 1);
    case 'xyz2lab'
      f = @(x) xyz2lab(x, rgb{:});
    case 'lab2xyz'
      f = @(x) lab2xyz(x, rgb{:});
    case 'lab2lch'
      f = @(x) [x(:, 1), hypot(x(:, 2), x(:, 3)), mod(atan2d(x(:, 3), x(:, 2)), 360)];
    case 'lch2lab'
      f = @(x) [x(:, 1), x(:, 2) .* cosd(x(:, 3)), x(:, 2) .* sind(x(:, 3))];
    case 'xyz2xyl'
      f = @(x) [x(:, 1:2) ./ max(sum(x, 2), realmin), x(:, 2)];
    case 'xyl2xyz'
      f = @(x) [x(:, 1) ./ x(:, 2) .* x(:, 3), x(:, 3), (1 - x(:, 1) - x(:, 2)) ./ x(:, 2) .* x(:, 3)];
    otherwise
      % CIE 1960 and 1976: v is two thirds of v'.
      s = 1 + 0.5 * contains(kind, 'uvl');
      if kind(1) == 'x'
        f = @(x) [[4 * x(:, 1), 9 / s * x(:, 2)] ./ max(x * [1; 15; 3], realmin), x(:, 2)];
      else
        f = @(x) [9 * x(:, 1) ./ (4 * s * x(:, 2)), ones(size(x, 1), 1), ...
                  (12 - 3 * x(:, 1) - 20 * s * x(:, 2)) ./ (4 * s * x(:, 2))] .* x(:, 3);
      end
  end
  C = struct('c_func', f, 'ColorSpace_in', spaces{1}, 'ColorSpace_out', spaces{2}, ...
             'encoding', 'double', 'cdata', white);
end
