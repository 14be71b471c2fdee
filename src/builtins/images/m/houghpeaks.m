function peaks = houghpeaks(H, varargin)
  fine = isnumeric(H) && isreal(H) && ismatrix(H);
  most = 0;
  if fine
    % What is read at once is looked at one by one.
    H = gather(double(H));
    for k = 1:numel(H)
      fine = fine && H(k) >= 0 && H(k) < Inf;
      most = max(most, H(k));
    end
  end
  if ~fine
    error('images:houghpeaks:invalidH', 'houghpeaks: expected a matrix that hough gives');
  end
  count = 1;
  if ~isempty(varargin) && isnumeric(varargin{1})
    count = imagecount('houghpeaks', varargin{1}, 'the number of peaks', 1);
    varargin(1) = [];
  end
  near = max(2 * ceil((size(H) / 50 - 1) / 2) + 1, 1);
  o = struct('Threshold', 0.5 * most, 'NHoodSize', near, 'Theta', []);
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
  while size(peaks, 1) < count && ~isempty(H)
    most = H(1);
    at = 1;
    for k = 2:numel(H)
      if H(k) > most
        most = H(k);
        at = k;
      end
    end
    if most < o.Threshold || most <= 0
      break;
    end
    i = mod(at - 1, m) + 1;
    j = floor((at - 1) / m) + 1;
    peaks(end + 1, :) = [i, j];
    for q = j - half(2):j + half(2)
      for p = i - half(1):i + half(1)
        r = p;
        c = q;
        if around && (c < 1 || c > n)
          % Lines at -90 and 90 degrees are the same, at the opposite distance.
          r = m + 1 - r;
          c = mod(c - 1, n) + 1;
        end
        if r >= 1 && r <= m && c >= 1 && c <= n
          H(r + (c - 1) * m) = 0;
        end
      end
    end
  end
end
