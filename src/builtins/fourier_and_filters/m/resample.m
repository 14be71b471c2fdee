function [y, varargout] = resample(x, varargin)
  % An ideal lowpass filter under the window of Kaiser: Oppenheim and Schafer, Discrete-Time Signal Processing, section 4.6.
  dim = [];
  at = find(cellfun(@(v) ischar(v) || isstring(v), varargin));
  method = 'linear';
  while ~isempty(at)
    word = lower(char(varargin{at(1)}));
    if strcmp(word, 'dimension') && at(1) < numel(varargin)
      dim = varargin{at(1) + 1};
      varargin(at(1):at(1) + 1) = [];
    elseif any(strcmp(word, {'linear', 'pchip', 'spline'}))
      method = word;
      varargin(at(1)) = [];
    else
      error('signal:resample:invalidOption', 'resample: unknown option ''%s''', word);
    end
    at = find(cellfun(@(v) ischar(v) || isstring(v), varargin));
  end
  if isempty(varargin) || isscalar(varargin{1}) && numel(varargin) < 2
    error('signal:resample:invalidFactors', 'resample: expected two factors, or the times of the samples');
  end
  [x, extent, order] = signalcolumns('resample', x, dim);
  if isscalar(varargin{1})
    [y, b] = by_factors(x, varargin{:});
    varargout = {b};
  else
    [x, start, last, rate, trend, given] = uniform(x, method, varargin{:});
    [y, b] = by_factors(x, given{:});
    y = y(1:min(end, floor(last * rate * (1 + 4 * eps)) + 1), :);
    instants = (0:size(y, 1) - 1).' / rate;
    y = y + trend(instants);
    if isrow(varargin{1})
      instants = instants.';
    end
    if ~isnumeric(start)
      instants = seconds(instants);
    end
    varargout = {start + instants, b};
  end
  y = signalshape(y, extent, order);
end

function [y, b] = by_factors(x, p, q, n, beta)
  if ~(isnumeric(p) && isscalar(p) && p >= 1 && p == fix(p)) || ~(isnumeric(q) && isscalar(q) && q >= 1 && q == fix(q))
    error('signal:resample:invalidFactors', 'resample: the factors must be positive integers');
  end
  common = gcd(double(p), double(q));
  p = double(p) / common;
  q = double(q) / common;
  if nargin < 4 || isempty(n)
    n = 10;
  end
  if nargin < 5 || isempty(beta)
    beta = 5;
  end
  if p == 1 && q == 1 && isscalar(n)
    y = x;
    b = 1;
    return;
  end
  if isscalar(n)
    if ~(isnumeric(n) && isreal(n) && n >= 0 && n == fix(n))
      error('signal:resample:invalidLength', 'resample: the number of neighbours must be a nonnegative integer');
    end
    widest = max(p, q);
    if n > 0
      t = (-n * widest:n * widest) / widest;
      b = sinc(t) .* kaiser(2 * n * widest + 1, beta).';
      b = b * (p / sum(b));
    else
      b = ones(1, p);
    end
  else
    b = n;
  end
  h = reshape(b, [], 1);
  n = size(x, 1);
  half = (numel(h) - 1) / 2;
  % Zeros before the filter, so that the sample in its middle is one of those that are kept.
  h = [zeros(floor(q - mod(half, q)), 1); h];
  skipped = floor(ceil(half + floor(q - mod(half, q))) / q);
  count = ceil(n * p / q);
  missing = (skipped + count - 1) * q + 1 - ((n - 1) * p + numel(h));
  h = cast([h; zeros(max(missing, 0), 1)], class(x));
  y = upfirdn(x, h, p, q);
  y = reshape(y, [], size(x, 2));
  y = y(skipped + (1:count), :);
end

function [x, start, last, rate, trend, given] = uniform(x, method, times, rate, p, q, varargin)
  % Samples at times that are not equally far apart, on a grid that is near to a rate in the ratio of the factors. The trend
  % is the line through the first and the last of them, which is taken out: what is filtered then begins and ends with zero.
  start = times(1);
  times = reshape(times - start, [], 1);
  if isduration(times)
    times = seconds(times);
  end
  n = size(x, 1);
  if ~(isnumeric(times) && numel(times) == n && n > 1 && all(diff(times) > 0))
    error('signal:resample:invalidTimes', 'resample: there must be as many increasing times as samples, two or more');
  end
  times = double(times);
  if nargin < 4 || isempty(rate)
    rate = (n - 1) / times(end);
  end
  if nargin < 6
    [p, q] = rat(rate * times(end) / (n - 1), 0.01);
  end
  last = times(end);
  trend = @(t) x(1, :) + cast(t / last, class(x)) * (x(end, :) - x(1, :));
  step = p / (q * rate);
  grid = (0:floor(last / step * (1 + 4 * eps))).' * step;
  x = cast(interp1(times, double(x - trend(times)), min(grid, last), method), class(x));
  x = reshape(x, numel(grid), []);
  given = [{p, q}, varargin];
end
