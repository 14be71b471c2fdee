function [upper, lower] = envelope(x, n, method)
  % The magnitude of the analytic signal, moving roots of means of squares, or curves through peaks: Marple (1999).
  if nargin == 1
    method = 'analytic';
    n = [];
  elseif nargin == 2
    method = 'analytic';
  end
  if ~(isnumeric(x) && isreal(x))
    error('signal:envelope:invalidSignal', 'envelope: the signal must be an array of real numbers');
  end
  if nargin > 1 && ~(isnumeric(n) && isscalar(n) && n >= 1 && n == fix(n))
    error('signal:envelope:invalidLength', 'envelope: the length must be a positive integer');
  end
  n = double(n);
  [columns, extent, order] = signalcolumns('envelope', x, []);
  middle = mean(columns, 1);
  centred = columns - middle;
  switch lower(char(method))
    case 'analytic'
      if size(centred, 1) == 1
        size_of = abs(centred);
      elseif isempty(n)
        size_of = abs(hilbert(centred));
      else
        % Half of the band, moved to the positive frequencies.
        t = ((1 - n) / 2:(n - 1) / 2).';
        h = sinc(t / 2) .* kaiser(n, 8);
        size_of = 2 * abs(conv2(centred, h / sum(h) .* exp(0.5i * pi * t), 'same'));
      end
      upper = middle + size_of;
      lower = middle - size_of;
    case 'rms'
      size_of = sqrt(movmean(centred .^ 2, n, 1));
      upper = middle + size_of;
      lower = middle - size_of;
    case 'peak'
      upper = through_peaks(columns, n);
      lower = -through_peaks(-columns, n);
    otherwise
      error('signal:envelope:invalidMethod', ...
            'envelope: expected ''analytic'', ''rms'' or ''peak'', found ''%s''', char(method));
  end
  upper = signalshape(upper, extent, order);
  lower = signalshape(lower, extent, order);
  if nargout == 0
    plot((1:extent(1)).', [columns, reshape(upper, extent(1), []), reshape(lower, extent(1), [])]);
    clear upper
  end
end

function y = through_peaks(x, n)
  y = x;
  count = size(x, 1);
  for k = 1:size(x, 2)
    at = zeros(0, 1);
    if count > 2
      [~, at] = findpeaks(x(:, k), 'MinPeakDistance', n);
    end
    if numel(at) < 2
      at = unique([1; at; count]);
    end
    if numel(at) > 1
      y(:, k) = interp1(at, x(at, k), (1:count).', 'spline', 'extrap');
    end
  end
end
