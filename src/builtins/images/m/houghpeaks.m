function peaks = houghpeaks(H, varargin)
  if ~(isnumeric(H) && isreal(H) && ismatrix(H) && all(H(:) >= 0) && all(isfinite(H(:))))
    error('images:houghpeaks:invalidH', 'houghpeaks: expected a matrix that hough gives');
  end
  count = 1;
  if ~isempty(varargin) && isnumeric(varargin{1})
    count = imagecount('houghpeaks', varargin{1}, 'the number of peaks', 1);
    varargin(1) = [];
  end
  near = max(2 * ceil((size(H) / 50 - 1) / 2) + 1, 1);
  o = struct('Threshold', 0.5 * max([0; H(:)]), 'NHoodSize', near, 'Theta', []);
  o = imageoptions('houghpeaks', varargin, o);
  near = imagecount('houghpeaks', o.NHoodSize, 'the size of the neighbourhood', 2);
  if any(mod(near, 2) == 0)
    error('images:houghpeaks:invalidNHoodSize', 'houghpeaks: the size of the neighbourhood must be odd');
  end
  if ~(isnumeric(o.Threshold) && isscalar(o.Threshold) && o.Threshold >= 0)
    error('images:houghpeaks:invalidThreshold', 'houghpeaks: the threshold must be a nonnegative number');
  end
  around = isempty(o.Theta) || max(o.Theta) - min(o.Theta) > 170;
  half = (near - 1) / 2;
  [m, n] = size(H);
  peaks = zeros(0, 2);
  H = double(H);
  while size(peaks, 1) < count && ~isempty(H)
    [most, at] = max(H(:));
    if most < o.Threshold || most <= 0
      break;
    end
    i = mod(at - 1, m) + 1;
    j = floor((at - 1) / m) + 1;
    peaks(end + 1, :) = [i, j];
    [r, c] = ndgrid(i - half(1):i + half(1), j - half(2):j + half(2));
    if around
      % Lines at -90 and 90 degrees are the same, at the opposite distance.
      beyond = c < 1 | c > n;
      r(beyond) = m + 1 - r(beyond);
      c = mod(c - 1, n) + 1;
    end
    inside = r >= 1 & r <= m & c >= 1 & c <= n;
    H(r(inside) + (c(inside) - 1) * m) = 0;
  end
end
