function varargout = roipoly(varargin)
  switch nargin
    case 3
      [I, x, y] = varargin{:};
      [m, n] = size(I, 1, 2);
      place = {[1, n], [1, m]};
    case 4
      [m, n, x, y] = varargin{:};
      place = {[1, n], [1, m]};
    case 5
      [m, n] = size(varargin{3}, 1, 2);
      place = varargin(1:2);
      [x, y] = varargin{4:5};
    case 6
      [m, n, x, y] = varargin{3:6};
      place = varargin(1:2);
    otherwise
      error('images:roipoly:noPolygon', ...
            'roipoly: expected the corners of a polygon; there is no window to draw one in');
  end
  if ~(isnumeric(x) && isnumeric(y) && numel(x) == numel(y))
    error('images:roipoly:invalidPolygon', 'roipoly: expected as many x as y coordinates of corners');
  end
  x = double(x(:));
  y = double(y(:));
  if ~isempty(x) && (x(1) ~= x(end) || y(1) ~= y(end))
    x(end + 1) = x(1);
    y(end + 1) = y(1);
  end
  c = 1 + (x - place{1}(1)) * (n - 1) / max(place{1}(end) - place{1}(1), realmin);
  r = 1 + (y - place{2}(1)) * (m - 1) / max(place{2}(end) - place{2}(1), realmin);
  BW = poly2mask(c, r, m, n);
  if nargout > 3
    varargout = {[place{1}(1), place{1}(end)], [place{2}(1), place{2}(end)], BW, x, y};
  else
    varargout = {BW, x, y};
  end
end
