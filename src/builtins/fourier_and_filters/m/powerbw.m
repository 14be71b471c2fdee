function [bw, low, high, power] = powerbw(varargin)
  r = 10 * log10(2);
  if nargin > 3 && ~isempty(varargin{4})
    r = varargin{4};
    if ~isnumeric(r) || ~isscalar(r) || ~(r > 0)
      error('signal:powerbw:invalidLevel', 'powerbw: expected a positive number of decibels');
    end
  end
  given = varargin(1:min(nargin, 3));
  [p, f, range] = powerdensity('powerbw', given);
  at = find(f >= range(1) & f <= range(2));
  columns = size(p, 2);
  [low, high, power] = deal(zeros(1, columns));
  for c = 1:columns
    [top, k] = max(p(at, c));
    if numel(given) > 2 && ~isempty(given{3})
      % In a range its mean is what is compared with.
      top = mean(p(at, c));
    end
    k = at(k);
    limit = top * 10 ^ (-r / 10);
    i = find(p(1:k, c) <= limit, 1, 'last');
    j = k - 1 + find(p(k:end, c) <= limit, 1);
    if isempty(i)
      low(c) = f(1);
      i = 1;
    else
      low(c) = crossing(f, p(:, c), i, limit);
    end
    if isempty(j)
      high(c) = f(end);
      j = numel(f);
    else
      high(c) = crossing(f, p(:, c), j - 1, limit);
    end
    power(c) = bandpower(p(:, c), f, [low(c), high(c)], 'psd');
  end
  bw = high - low;
end

function x = crossing(f, p, i, limit)
  % Between two frequencies the decibels are on a line.
  [a, b] = deal(p(i), p(i + 1));
  if a == limit || b == limit || min(a, b) <= 0
    part = (limit - a) / (b - a);
  else
    part = log(limit / a) / log(b / a);
  end
  x = f(i) + (f(i + 1) - f(i)) * part;
end
