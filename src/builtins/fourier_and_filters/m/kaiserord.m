function varargout = kaiserord(f, a, dev, rate, as_cell)
  % J. F. Kaiser, Nonrecursive digital filter design using the I0-sinh window function, 1974.
  if nargin < 4 || isempty(rate)
    rate = 2;
  end
  f = reshape(double(f), 1, []);
  if numel(f) ~= 2 * numel(a) - 2 || any(diff(f) <= 0) || any(f <= 0 | f >= rate / 2)
    error('signal:kaiserord:invalidEdges', ...
          'kaiserord: expected %d edges in order between 0 and half the rate', 2 * numel(a) - 2);
  end
  if ~any(numel(dev) == [1, numel(a)])
    error('signal:kaiserord:invalidRipples', 'kaiserord: expected %d ripples, found %d', numel(a), numel(dev));
  end
  f = f * 2 / rate;
  dev = dev(:)' ./ max(a(:)', a(:)' == 0);
  attenuation = -20 * log10(min(dev));
  low = f(1:2:end);
  high = f(2:2:end);
  n = ceil((attenuation - 7.95) / (2.285 * pi * min(high - low)));
  n = max(n, 1);
  edges = (low + high) / 2;
  if attenuation > 50
    beta = 0.1102 * (attenuation - 8.7);
  elseif attenuation >= 21
    beta = 0.5842 * (attenuation - 21) ^ 0.4 + 0.07886 * (attenuation - 21);
  else
    beta = 0;
  end
  first = a(1) > 0;
  if numel(edges) == 1
    kinds = {'high', 'low'};
  elseif numel(edges) == 2
    kinds = {'bandpass', 'stop'};
  else
    kinds = {'DC-0', 'DC-1'};
  end
  kind = kinds{1 + first};
  if a(end) > 0 && mod(n, 2) == 1
    n = n + 1;
  end
  if nargin > 4
    varargout = {{n, edges, kind, kaiser(n + 1, beta), 'noscale'}};
  else
    varargout = {n, edges, beta, kind};
  end
end
