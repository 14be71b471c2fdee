function [h, p, stats] = runstest(x, v, varargin)
  % J. V. Bradley, Distribution-free statistical tests, 1968.
  if ~(isnumeric(x) || islogical(x)) || ~isreal(x) || ~(isvector(x) || isempty(x))
    error('stats:runstest:BadData', 'runstest: expected a vector of real numbers, found %s', class(x));
  end
  o = nameoptions('runstest', varargin, struct('Alpha', 0.05, 'Method', '', 'Tail', 'both'));
  x = double(x(~isnan(x)));
  x = x(:);
  if nargin < 2 || isempty(v)
    v = mean(x);
  end
  turning = ischar(v) || isstring(v);
  if turning
    validatestring(v, {'ud'}, 'runstest');
    up = diff(x);
    up = up(up ~= 0) > 0;
  else
    up = x(x ~= v) > v;
  end
  n1 = nnz(up);
  n0 = numel(up) - n1;
  runs = nnz(diff(up)) + ~isempty(up);
  n = numel(up);
  if isempty(o.Method)
    o.Method = 'exact';
    if turning && n >= 50
      o.Method = 'approximate';
    end
  end
  o.Method = validatestring(o.Method, {'exact', 'approximate'}, 'runstest');
  if turning
    n = n + 1;
    centre = (2 * n - 1) / 3;
    spread = sqrt((16 * n - 29) / 90);
  else
    centre = 1 + 2 * n1 * n0 / n;
    spread = sqrt(2 * n1 * n0 * (2 * n1 * n0 - n) / (n ^ 2 * (n - 1)));
  end
  % Half a run nearer to the middle, since runs are counted.
  z = (runs - centre - 0.5 * sign(runs - centre) * (abs(runs - centre) >= 0.5)) / spread;
  if abs(runs - centre) < 0.5
    z = 0;
  end
  if strcmp(o.Method, 'exact')
    if ~turning
      [low, high] = counted(runs, n1, n0);
    elseif n > 50
      error('stats:runstest:NotExact', ...
            'runstest: runs up and down are counted exactly up to a length of 50, found %d', n);
    else
      [low, high] = counted_turns(runs, n);
    end
  else
    [low, high] = deal(erfc(-z / sqrt(2)) / 2, erfc(z / sqrt(2)) / 2);
  end
  switch validatestring(o.Tail, {'both', 'left', 'right'}, 'runstest')
    case 'both'
      p = min(1, 2 * min(low, high));
    case 'left'
      p = low;
    otherwise
      p = high;
  end
  h = double(p <= o.Alpha);
  stats = struct('nruns', runs, 'n1', n1, 'n0', n0, 'z', z);
end

function [low, high] = counted(runs, n1, n0)
  % How probable so few and so many runs are.
  if n1 == 0 || n0 == 0
    [low, high] = deal(1);
    return;
  end
  r = 1:n1 + n0;
  k = floor(r / 2);
  part = @(n, k) exp(gammaln(n + 1) - gammaln(max(k, 0) + 1) - gammaln(max(n - k, 0) + 1)) .* (k >= 0 & k <= n);
  even = 2 * part(n1 - 1, k - 1) .* part(n0 - 1, k - 1);
  odd = part(n1 - 1, k - 1) .* part(n0 - 1, k) + part(n1 - 1, k) .* part(n0 - 1, k - 1);
  ways = even;
  ways(1:2:end) = odd(1:2:end);
  ways = ways / sum(ways);
  low = sum(ways(r <= runs));
  high = sum(ways(r >= runs));
end

function [low, high] = counted_turns(runs, n)
  % How many runs up and down permutations have, from one length to the next: D. Andre, Comptes rendus 97 (1883).
  ways = 1;
  for m = 3:n
    k = 1:m - 1;
    ways = (k .* [ways, 0] + 2 * [0, ways] + (m - k) .* [0, 0, ways(1:end - 1)]) / m;
  end
  r = 1:numel(ways);
  low = sum(ways(r <= runs));
  high = sum(ways(r >= runs));
end
