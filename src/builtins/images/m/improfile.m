function varargout = improfile(varargin)
  method = 'nearest';
  given = varargin;
  if ~isempty(given) && (ischar(given{end}) || isstring(given{end}))
    method = imageword('improfile', given{end}, {'nearest', 'bilinear', 'bicubic'});
    given(end) = [];
  end
  place = {};
  if numel(given) > 4
    % Where the image lies comes before it.
    place = given(1:2);
    given(1:2) = [];
  end
  if numel(given) < 3
    error('images:improfile:noPath', 'improfile: expected the corners of a path; there is no window to draw one in');
  end
  [I, x, y] = given{1:3};
  imagecheck('improfile', I);
  if ~(isnumeric(x) && isnumeric(y) && numel(x) == numel(y) && ~isempty(x))
    error('images:improfile:invalidPath', 'improfile: expected as many x as y coordinates of corners');
  end
  x = double(x(:));
  y = double(y(:));
  [m, n] = size(I, 1, 2);
  if isempty(place)
    place = {[1, n], [1, m]};
  end
  dx = (place{1}(end) - place{1}(1)) / max(n - 1, 1) + (n == 1);
  dy = (place{2}(end) - place{2}(1)) / max(m - 1, 1) + (m == 1);
  c = 1 + (x - place{1}(1)) / dx;
  r = 1 + (y - place{2}(1)) / dy;
  if numel(given) > 3 && ~isempty(given{4})
    count = imagecount('improfile', given{4}, 'the number of points', 1);
    s = [0; cumsum(hypot(diff(c), diff(r)))];
  else
    % One point for each pixel on the way.
    s = [0; cumsum(max(abs(diff(c)), abs(diff(r))))];
    count = round(s(end)) + 1;
  end
  keep = [true; diff(s) > 0];
  [s, c, r] = deal(s(keep), c(keep), r(keep));
  if numel(s) > 1
    at = linspace(0, s(end), count).';
    c = interp1(s, c, at);
    r = interp1(s, r, at);
  else
    c = repmat(c, count, 1);
    r = repmat(r, count, 1);
  end
  values = reshape(imagesample(double(I), r, c, method, NaN), numel(r), 1, []);
  out = r < 0.5 | r > m + 0.5 | c < 0.5 | c > n + 0.5;
  if ~strcmp(method, 'nearest')
    out = r < 1 | r > m | c < 1 | c > n;
    inside = imagesample(double(I), min(max(r, 1), m), min(max(c, 1), n), method, 0);
    values = reshape(inside, numel(r), 1, []);
  end
  values(out, :, :) = NaN;
  cx = place{1}(1) + (c - 1) * dx;
  cy = place{2}(1) + (r - 1) * dy;
  switch nargout
    case {0, 1}
      varargout = {values};
    case 3
      varargout = {cx, cy, values};
    otherwise
      varargout = {cx, cy, values, x, y};
  end
end
