function h = fspecial(type, varargin)
  kinds = {'average', 'disk', 'gaussian', 'laplacian', 'log', 'motion', 'prewitt', 'sobel', 'unsharp'};
  type = imageword('fspecial', type, kinds);
  most = [1, 1, 2, 1, 2, 2, 0, 0, 1];
  if numel(varargin) > most(strcmp(type, kinds))
    error('images:fspecial:tooManyParameters', 'fspecial: too many parameters for ''%s''', type);
  end
  for k = 1:numel(varargin)
    if ~(isnumeric(varargin{k}) && isreal(varargin{k}) && all(isfinite(varargin{k}(:))))
      error('images:fspecial:invalidParameter', 'fspecial: the parameters must be real numbers');
    end
    varargin{k} = double(varargin{k});
  end
  switch type
    case 'average'
      extent = size_of(varargin, 3);
      h = ones(extent) / prod(extent);
    case 'disk'
      h = disk(positive(varargin, 1, 5, 'radius'));
    case 'gaussian'
      h = gaussian(size_of(varargin, 3), positive(varargin, 2, 0.5, 'standard deviation'));
    case 'laplacian'
      h = laplacian(varargin);
    case 'log'
      extent = size_of(varargin, 5);
      sigma = positive(varargin, 2, 0.5, 'standard deviation');
      [h, r2] = gaussian(extent, sigma);
      h = h .* (r2 - 2 * sigma ^ 2) / sigma ^ 4;
      h = h - sum(h(:)) / numel(h);
    case 'motion'
      angle = 0;
      if numel(varargin) > 1
        angle = varargin{2};
      end
      if ~isscalar(angle)
        error('images:fspecial:invalidAngle', 'fspecial: the angle must be a number of degrees');
      end
      h = motion(max(1, positive(varargin, 1, 9, 'length')), angle);
    case 'prewitt'
      h = [1, 1, 1; 0, 0, 0; -1, -1, -1];
    case 'sobel'
      h = [1, 2, 1; 0, 0, 0; -1, -2, -1];
    case 'unsharp'
      h = [0, 0, 0; 0, 1, 0; 0, 0, 0] - laplacian(varargin);
  end
end

function extent = size_of(given, extent)
  if ~isempty(given) && ~isempty(given{1})
    extent = given{1};
  end
  extent = imagecount('fspecial', extent, 'the size of the filter', 2);
end

function x = positive(given, k, x, what)
  if numel(given) >= k && ~isempty(given{k})
    x = given{k};
  end
  if ~(isscalar(x) && x > 0)
    error('images:fspecial:notPositive', 'fspecial: the %s must be a positive number', what);
  end
end

function [h, r2] = gaussian(extent, sigma)
  half = (extent - 1) / 2;
  r2 = (-half(1):half(1)).' .^ 2 + (-half(2):half(2)) .^ 2;
  h = exp(-r2 / (2 * sigma ^ 2));
  h(h < eps * max(h(:))) = 0;
  if any(h(:))
    h = h / sum(h(:));
  end
end

function h = laplacian(given)
  alpha = 0.2;
  if ~isempty(given)
    alpha = given{1};
  end
  if ~(isscalar(alpha) && alpha >= 0 && alpha <= 1)
    error('images:fspecial:invalidAlpha', 'fspecial: the shape of the Laplacian must be between 0 and 1');
  end
  h = [alpha, 1 - alpha, alpha; 1 - alpha, -4, 1 - alpha; alpha, 1 - alpha, alpha] / (1 + alpha);
end

function h = disk(r)
  % The share of each pixel that lies in a circle.
  n = ceil(r - 0.5);
  edge = [0, 0.5:n + 0.5];
  x = min(edge, r);
  y = x.';
  t = min(x, sqrt(max(r ^ 2 - y .^ 2, 0)));
  area = t .* y + under(x, r) - under(t, r);
  area = diff(diff(area, 1, 1), 1, 2);
  area(1, :) = 2 * area(1, :);
  area(:, 1) = 2 * area(:, 1);
  at = abs(-n:n) + 1;
  h = area(at, at);
  h = h / sum(h(:));
end

function a = under(t, r)
  a = (t .* sqrt(max(r ^ 2 - t .^ 2, 0)) + r ^ 2 * asin(min(t / r, 1))) / 2;
end

function h = motion(len, angle)
  % How near each pixel is to a segment of a line through the middle.
  half = (len - 1) / 2;
  c = cosd(angle);
  s = sind(angle);
  n = ceil(half) + 1;
  [x, y] = meshgrid(-n:n, n:-1:-n);
  along = x * c + y * s;
  beyond = max(abs(along) - half, 0);
  h = max(1 - sqrt((y * c - x * s) .^ 2 + beyond .^ 2), 0);
  h(h < 1e-10) = 0;
  rows = any(h, 2);
  columns = any(h, 1);
  h = h(rows, columns);
  h = h / sum(h(:));
end
