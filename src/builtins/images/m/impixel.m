function varargout = impixel(varargin)
  map = [];
  given = varargin;
  if numel(given) > 3 && size(given{2}, 2) == 3 && colormapcheck(given{2})
    map = given{2};
    given(2) = [];
  end
  if ~any(numel(given) == [3, 5])
    error('images:impixel:noPoints', ...
          'impixel: expected columns and rows of pixels; there is no window to choose them in');
  end
  place = {};
  if numel(given) == 5
    place = given(1:2);
    given(1:2) = [];
  end
  [I, x, y] = given{:};
  imagecheck('impixel', I);
  if numel(x) ~= numel(y)
    error('images:impixel:invalidPoints', 'impixel: expected as many columns as rows');
  end
  x = double(x(:));
  y = double(y(:));
  if ~isempty(map)
    I = ind2rgb(I, map);
  end
  [m, n] = size(I, 1, 2);
  if isempty(place)
    place = {[1, n], [1, m]};
  end
  c = round(1 + (x - place{1}(1)) * (n - 1) / max(place{1}(end) - place{1}(1), realmin));
  r = round(1 + (y - place{2}(1)) * (m - 1) / max(place{2}(end) - place{2}(1), realmin));
  inside = c >= 1 & c <= n & r >= 1 & r <= m;
  P = NaN(numel(x), 3);
  at = r(inside) + (c(inside) - 1) * m;
  for k = 1:3
    plane = double(I(:, :, min(k, size(I, 3))));
    P(inside, k) = plane(at);
  end
  if nargout > 2
    varargout = {x, y, P};
  else
    varargout = {P};
  end
end
